"""Paper and spreadsheets of a cup: lists, table slips, certificates, the registration form; tables that come in."""

from tarock.print.cups.certificate import Certificate, certificates
from tarock.print.cups.form import FormDate, registration_form
from tarock.print.cups.listing import listing_pdf
from tarock.print.cups.slips import slips
from tarock.print.cups.spreadsheet import listing_workbook, rows_of

__all__ = [
    "Certificate",
    "FormDate",
    "certificates",
    "listing_pdf",
    "listing_workbook",
    "registration_form",
    "rows_of",
    "slips",
]

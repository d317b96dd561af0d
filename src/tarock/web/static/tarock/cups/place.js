// A table's page on a phone: the clock, the cross sum, and what others have done since.

import { runClocks } from "./clock.js";
import "./fresh.js";
import "./sums.js";

runClocks();

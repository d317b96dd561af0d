// The start page: the name that was used at a table before sits down again.

import { lastName } from "./sit.js";

const field = document.querySelector("#spielen input[name=name]");
if (field) field.value = lastName();

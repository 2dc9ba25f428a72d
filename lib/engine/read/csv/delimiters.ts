/** In the order in which a draw is decided. */
export const commonDelimiters = [',', ';', '\t', '|']
/** They separate cells where every row shows it. */
export const rareDelimiters = ['^', '~', '\u0001', '\u001f', '¦', '§', '#', '&', '*', '@', '!', '=']
export const apostrophe = "'"
/** They stand in dates, times and prose too: a column of numbers or dates has to speak for them. */
export const weakDelimiters = [' ', ':', apostrophe]

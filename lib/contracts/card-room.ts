/** Rows that a table card shows where it does not scroll: what fits a card beside its neighbours. */
export const tableRowsMax = 10
/** Rows that a table card shows on paper: about a page. Of a longer list there the first are shown, as on the page. */
export const printedRowsMax = 40

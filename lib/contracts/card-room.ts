/** Rows that a table card shows where it does not scroll: what fits a card beside its neighbours. */
export const tableRowsMax = 10

/** Rows of one answer, and conditions of one question, at the most. */
export const rowsLimitMax = 500
export const rowConditionsMax = 12

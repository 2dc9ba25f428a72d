/** The logarithm of a number; NaN of one that has none. */
export const logOf = (number: number): number => (number > 0 ? Math.log(number) : Number.NaN)

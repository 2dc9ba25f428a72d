/** So many digits hold what was written; what division adds behind them is dust. */
const digits = 12

/** How a number is written that stands `factor` times as high as in the unit of the others. */
export const toUnit = (number: number, factor: number): number =>
  Number((number / factor).toPrecision(digits))

import { quantileOf } from './quantile-of'
import { sortNumbers } from './sort-numbers'

/** The middle one of numbers that are all known; NaN where there are none. */
export const medianOf = (numbers: ArrayLike<number>): number =>
  quantileOf(sortNumbers(Float64Array.from(numbers)), 0.5)

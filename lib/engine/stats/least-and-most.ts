/** The least and the greatest of numbers, without NaN; ∞ and −∞ where there are none. */
export function leastAndMost(numbers: ArrayLike<number>): [least: number, most: number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at]!
    if (number < least) least = number
    if (number > most) most = number
  }
  return [least, most]
}

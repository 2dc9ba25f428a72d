/** The standard deviation of all of the numbers, of which none may be NaN; NaN where there are none. */
export function deviationOf(numbers: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < numbers.length; at++) sum += numbers[at]!
  const mean = sum / numbers.length
  let squares = 0
  for (let at = 0; at < numbers.length; at++) squares += (numbers[at]! - mean) ** 2
  return Math.sqrt(squares / numbers.length)
}

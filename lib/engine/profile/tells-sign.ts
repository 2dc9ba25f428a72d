import { type Column, missingCode } from '../table/table'

/** More kinds than these are no sides of an account. */
const kindsMax = 6
/** So many rows of a kind have its sign: a return of a return is rare. */
const signedMin = 0.98

/** Whether a column tells what is added to a number from what is taken off it: sales and returns, in and out. */
export function tellsSign({ codes, values }: Column, { numbers }: Column): boolean {
  if (!numbers || values.length < 2 || values.length > kindsMax) return false
  const counts = values.map(() => ({ above: 0, below: 0 }))
  for (let row = 0; row < codes.length; row++) {
    const [code, number] = [codes[row]!, numbers[row]!]
    if (code === missingCode) continue
    if (number > 0) counts[code]!.above++
    else if (number < 0) counts[code]!.below++
  }
  const isSigned = counts.every(({ above, below }) => Math.max(above, below) >= signedMin * (above + below))
  return (
    isSigned &&
    counts.some(({ above, below }) => below > above) &&
    counts.some(({ above, below }) => above > below)
  )
}

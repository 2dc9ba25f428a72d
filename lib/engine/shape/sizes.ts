/** About how large a number is, whatever its marks mean. */
const sizeOf = (text: string): number => Math.abs(Number(text.replace(/[^\d.eE-]/g, '')))

/** About how large the numbers of some texts are; NaN where none is above 0. */
export function middleSize(texts: string[]): number {
  const known = texts
    .map(sizeOf)
    .filter((number) => Number.isFinite(number) && number > 0)
    .sort((a, b) => a - b)
  return known[known.length >> 1] ?? Number.NaN
}

/** How many times the largest is as large as the smallest. */
export const timesApart = (numbers: number[]): number => Math.max(...numbers) / Math.min(...numbers)

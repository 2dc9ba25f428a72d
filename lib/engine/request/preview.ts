import type { Cell, Row } from '@/lib/contracts/cards'

/** Sums of floats carry noise in their last digits; twelve figures are more than any source has. */
const significantDigits = 12

/** What is written with two decimals at the most, below this, has fewer digits. */
const plainMax = 1e9

export const tidyNumber = (value: number): number =>
  Math.round(value * 100) / 100 === value && Math.abs(value) < plainMax
    ? value + 0
    : Number(value.toPrecision(significantDigits))

/** Keys for a card's rows: a name that is taken already gets a number behind it. */
export function previewKeys(names: string[]): string[] {
  const keys: string[] = []
  for (const name of names) {
    let key = name
    for (let n = 2; keys.includes(key); n++) key = `${name} ${n}`
    keys.push(key)
  }
  return keys
}

/** Rows as objects; `Object.fromEntries` so that a column may be called `__proto__`. */
export function previewRows(keys: string[], rows: Cell[][]): Row[] {
  return rows.map((cells) =>
    Object.fromEntries(
      cells.map((cell, index) => [keys[index]!, typeof cell === 'number' ? tidyNumber(cell) : cell]),
    ),
  )
}

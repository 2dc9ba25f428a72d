import type { ValueFormat } from '@/lib/contracts/blocks'

/** More figures than any source has. */
const significantDigits = 12

/** A number of a column that counts in thousands or millions as the number that it means. */
export const scaledBy = (value: number, scale: number): number =>
  Number((value * scale).toPrecision(significantDigits))

/** The format of such a number, with the decimals that are left. */
export function formatInFull({ scale = 1, ...format }: ValueFormat): ValueFormat {
  const decimals = Math.max(0, format.decimals - Math.round(Math.log10(scale)))
  return { ...format, decimals }
}

import type { Selection } from './selection'

/**
 * A selection as the parameters of an address, in one order, so that the same view has the same address. What days are
 * compared with is left out where there are none.
 */
export function selectionQuery({
  from = null,
  to = null,
  categories = [],
  numbers = [],
  compare,
}: Partial<Selection>): URLSearchParams {
  const pairs: [string, string | number | null][] = [
    ['from', from],
    ['to', to],
    ...categories.flatMap(({ column, values }) =>
      values.map((value): [string, string] => [`in.${column}`, value]),
    ),
    ...numbers.flatMap(({ column, min, max }): [string, number | null][] => [
      [`min.${column}`, min],
      [`max.${column}`, max],
    ]),
    ['compare', from || to ? (compare ?? null) : null],
  ]
  return new URLSearchParams(
    pairs.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  )
}

/** All rows. */
export const wholeTable: Selection = { from: null, to: null, categories: [], numbers: [] }

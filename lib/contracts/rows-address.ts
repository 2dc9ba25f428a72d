import type { RowsQuery } from './table-rows'

/** What an address has in the place of the defaults, in one order. */
export function rowsAddress({
  conditions = [],
  sort,
  order,
  offset,
  limit,
  shape,
  sheet,
}: Partial<RowsQuery>): URLSearchParams {
  const plain = { offset, limit, sort, order, shape, sheet }
  return new URLSearchParams([
    ...Object.entries(plain).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ...conditions.map((one) => [`${one.kind}.${one.column}`, one.text]),
  ])
}

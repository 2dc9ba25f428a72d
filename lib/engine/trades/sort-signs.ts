/** What a column is, without its words. */
export type ColumnSort = 'id' | 'date' | 'remark' | 'number' | 'yes/no' | 'kind'

/** More of a sort say no more. */
const numbersMax = 6
const kindsMax = 8

/** What sorts of columns a table has, by which it is one whose rows are counted, or one whose numbers are followed. */
export function sortSigns(sorts: ColumnSort[]): number[] {
  const counted = (sort: ColumnSort) => sorts.filter((one) => one === sort).length
  const numbers = counted('number')
  const dates = counted('date')
  return [
    1,
    Math.min(numbers, numbersMax),
    counted('yes/no'),
    Math.min(counted('kind'), kindsMax),
    Number(counted('remark') > 0),
    Number(dates > 1),
    Number(dates === 0),
    Number(numbers === 0),
  ]
}

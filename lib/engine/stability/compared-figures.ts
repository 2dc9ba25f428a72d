import type { Figure } from '@/lib/contracts/claims'
import type { Filter } from '@/lib/contracts/query'

/** Two numbers of a claim that it sets against each other. */
export interface Comparison {
  one: Figure
  other: Figure
  /** How much of the distance between them has to be left: of what stands out, half. */
  shareMin: number
}

/** What is said of the numbers of a claim, read from what each of them is of. */
export function comparedFigures(figures: Figure[]): Comparison[] {
  const beside = new Set<Figure>()
  return figures.flatMap((one, at) => {
    const later = figures.slice(at + 1)
    // what the first is set beside is not set beside what comes after: "15.9, against 3.7 and 3.8"
    const like = beside.has(one) ? undefined : later.find((other) => isLike(one, other))
    if (like) beside.add(like)
    const rows = later.find((other) => isPartOfRows(one, other))
    const usual = later.find((other) => isUsual(one, other))
    return [
      ...(like ? [{ one, other: like, shareMin: 0 }] : []),
      ...(rows ? [{ one, other: rows, shareMin: 0 }] : []),
      ...(usual ? [{ one, other: usual, shareMin: 0.5 }] : []),
    ].filter(({ other }) => one.value !== other.value)
  })
}

/** The same of other rows: of another period, another group, a part beside the whole. */
function isLike(one: Figure, other: Figure): boolean {
  if (one.measure !== other.measure || one.column !== other.column || !isSame(one.of, other.of)) return false
  if (one.filters.length === 0 || other.filters.length === 0) return isLevel(one)
  const columns = namesOf(one.filters)
  if (columns.join('\n') !== namesOf(other.filters).join('\n')) return false
  const differing = columns.filter((name) => !isSame(filtersOn(one, name), filtersOn(other, name)))
  return differing.length === 1 || (differing.length === columns.length && !one.filters.some(isRange))
}

/** A part is less than the whole whatever the rows are; a level is not. */
const isLevel = ({ measure }: Figure) => measure === 'avg' || measure === 'median'

/** "47% with 20% of the rows". */
const isPartOfRows = (one: Figure, other: Figure) =>
  one.measure === 'share' &&
  one.column !== null &&
  other.measure === 'share_of_rows' &&
  isSame(one.filters, other.filters)

/** "15K where a month usually comes to 3,661". */
const isUsual = (one: Figure, other: Figure) =>
  one.column === other.column &&
  ['sum', 'count'].some((how) => one.measure === how && other.measure.startsWith(`median(${how} by `))

const isRange = ({ op }: Filter) => op !== '=' && op !== '!=' && op !== 'in'
const namesOf = (filters: Filter[]) => [...new Set(filters.map(({ column }) => column))].sort()
const filtersOn = ({ filters }: Figure, name: string) => filters.filter(({ column }) => column === name)
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Rows, sum and sum of squares of each group. */
export interface GroupSums {
  counts: ArrayLike<number>
  sums: ArrayLike<number>
  squares: ArrayLike<number>
}

/** A group's average is trusted where so much of its distance from the whole is its own (reliability). */
const reliability = 0.8
/** No group of fewer rows is called an extreme. */
const leastRows = 5
/** The largest groups that hold so much of the rows are never too small. */
const coveredShare = 0.7
/** Nor is a group of so many rows: its average is known to a fifth of the spread of rows. */
const ampleRows = 30
/** Nor is one of ten rows that lies so many standard errors from the whole. */
const clearRows = 10
const clearlyApart = 4
/** In a large table one row in so many is no group yet. */
const rowsPerLeast = 1000

/** With fewer rows a group is left out of every chart and sentence of a table: one floor, whatever is measured. */
export const leastRowsOf = (rowCount: number): number =>
  Math.min(ampleRows, Math.max(leastRows, Math.ceil(rowCount / rowsPerLeast)))

/**
 * How many rows a group needs for its average to be called an extreme without saying how few they are: as many as
 * shrinking it towards the whole would leave four fifths of its distance (James & Stein 1961; the spread between groups
 * by moments, as DerSimonian & Laird 1986), at least 5, and never more than 30, than the groups have that hold most
 * rows, or than a group that is clearly apart.
 */
export function enoughRows({ counts, sums, squares }: GroupSums): number {
  const groups = Array.from(counts, (rows, at) => ({ rows, sum: sums[at]!, square: squares[at]! }))
    .filter(({ rows }) => rows > 0)
    .sort((a, b) => b.rows - a.rows)
  const all = groups.reduce((total, { rows }) => total + rows, 0)
  if (groups.length < 2 || all <= groups.length) return leastRows
  const mean = groups.reduce((total, { sum }) => total + sum, 0) / all
  const inside = groups.reduce((total, { rows, sum, square }) => total + square - sum ** 2 / rows, 0)
  const within = Math.max(0, inside) / (all - groups.length)
  const apart = groups.reduce((total, { rows, sum }) => total + rows * (sum / rows - mean) ** 2, 0)
  const unequal = all - groups.reduce((total, { rows }) => total + rows ** 2, 0) / all
  const between = Math.max(0, (apart - (groups.length - 1) * within) / unequal)
  const needed = ((reliability / (1 - reliability)) * within) / between
  const clear = groups
    .filter(({ rows }) => rows >= clearRows)
    .filter(({ rows, sum }) => Math.abs(sum / rows - mean) > clearlyApart * Math.sqrt(within / rows))
    .map(({ rows }) => rows)
  return Math.max(leastRows, Math.min(Math.ceil(needed), ampleRows, coveringRows(groups, all), ...clear))
}

function coveringRows(groups: { rows: number }[], all: number): number {
  let covered = 0
  const last = groups.findIndex(({ rows }, place) => {
    covered += rows
    return place > 0 && covered >= coveredShare * all
  })
  return groups[last < 0 ? groups.length - 1 : last]!.rows
}

/** Groups whose numbers of rows differ by less than this have as many. */
const evenMax = 1.2

/** Whether every group has about as many rows, so that a share of them says nothing. */
export function areEven(counts: Float64Array): boolean {
  const sizes = counts.filter((count) => count > 0)
  return Math.max(...sizes) < evenMax * Math.min(...sizes)
}

/** An average is clearly above another by so many standard errors of their difference, and by a tenth. */
const clearErrors = 3
const clearTimes = 1.1

/** The group whose average row has most, of those with enough rows; -1 where it is not clearly above another's. */
export function mostPerRow(groups: GroupSums, other: number): number {
  const { counts, sums, squares } = groups
  const least = enoughRows(groups)
  const average = (group: number) => sums[group]! / counts[group]!
  const error = (group: number) =>
    squares[group]! / counts[group]! ** 2 - average(group) ** 2 / counts[group]!
  const most = Array.from(counts, (rows, group) => ({ rows, group }))
    .filter(({ rows }) => rows >= least)
    .reduce((best, { group }) => (best < 0 || average(group) > average(best) ? group : best), -1)
  if (most < 0 || most === other) return -1
  const apart = average(most) - average(other)
  const isClear = apart > clearErrors * Math.sqrt(Math.max(0, error(most) + error(other)))
  return isClear && average(most) > clearTimes * average(other) ? most : -1
}

/** The roundest number above what is too few and up to what is enough: `200` for 180 and 214. */
export function roundFloor(tooFew: number, enough: number): number {
  for (let step = 10 ** Math.floor(Math.log10(Math.max(1, enough))); step >= 1; step /= 10) {
    const round = Math.floor(enough / step) * step
    if (round > tooFew) return round
  }
  return enough
}

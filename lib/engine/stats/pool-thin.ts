import { type Association, testIndependence } from './contingency'

/** Cochran's rule (1954): at most a fifth of the cells may expect fewer than five rows. */
const thinCellsMax = 0.2

interface Counts {
  counts: Float64Array
  rows: number
  columns: number
}

/**
 * The test of independence where a few values are rare: the rarest row or column is put together with the next until
 * Cochran's rule holds. Null where it holds for no table of two by two or more.
 */
export function testPooled(table: Counts): Association | null {
  let cross = withoutEmpty(table)
  while (Math.min(cross.rows, cross.columns) >= 2) {
    const tested = testIndependence(cross.counts, cross.rows, cross.columns)
    if (tested.thinCells <= thinCellsMax) return tested
    cross = poolRarest(cross)
  }
  return null
}

const rowSumsOf = ({ counts, rows, columns }: Counts) =>
  Array.from({ length: rows }, (_, row) =>
    counts.subarray(row * columns, (row + 1) * columns).reduce((sum, count) => sum + count, 0),
  )

/** Columns as rows. */
export function turned({ counts, rows, columns }: Counts): Counts {
  const other = new Float64Array(counts.length)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      other[column * rows + row] = counts[row * columns + column]!
  return { counts: other, rows: columns, columns: rows }
}

/** Rows in the order of how many they count, least first, as many as count any. */
function ordered(cross: Counts): Counts {
  const sums = rowSumsOf(cross)
  const places = [...sums.keys()].filter((row) => sums[row]! > 0).sort((a, b) => sums[a]! - sums[b]!)
  const { columns } = cross
  const counts = new Float64Array(places.length * columns)
  for (const [at, row] of places.entries())
    counts.set(cross.counts.subarray(row * columns, (row + 1) * columns), at * columns)
  return { counts, rows: places.length, columns }
}

const withoutEmpty = (cross: Counts): Counts => turned(ordered(turned(ordered(cross))))

/** The rarest of all rows and columns goes with the next of its kind; of a yes and a no neither does. */
function poolRarest(cross: Counts): Counts {
  const [ofRows, ofColumns] = [ordered(cross), ordered(turned(cross))]
  const rarest = (counts: Counts) => (counts.rows > 2 ? rowSumsOf(counts)[0]! : Number.POSITIVE_INFINITY)
  const isOfRows = rarest(ofRows) <= rarest(ofColumns)
  const pooled = pooledFirst(isOfRows ? ofRows : ofColumns)
  return isOfRows ? pooled : turned(pooled)
}

function pooledFirst({ counts, rows, columns }: Counts): Counts {
  const pooled = counts.slice(columns)
  for (let column = 0; column < columns; column++) pooled[column]! += counts[column]!
  return { counts: pooled, rows: rows - 1, columns }
}

import { fUpper } from './distributions'
import type { GroupSums } from './enough-rows'

/** How likely averages so far apart are where all groups are of one kind: analysis of variance (Fisher 1925). */
export function groupTest({ counts, sums, squares }: GroupSums): number {
  let [groups, rows, sum, square, explained] = [0, 0, 0, 0, 0]
  for (let group = 0; group < counts.length; group++) {
    if (counts[group] === 0) continue
    groups++
    rows += counts[group]!
    sum += sums[group]!
    square += squares[group]!
    explained += sums[group]! ** 2 / counts[group]!
  }
  const df = { between: groups - 1, within: rows - groups }
  if (df.between < 1 || df.within < 1) return 1
  const [between, within] = [explained - sum ** 2 / rows, square - explained]
  return fUpper(between / df.between / (Math.max(0, within) / df.within), df)
}

import { createRandom } from '../stats/random'

/** So often the rows are drawn anew. */
export const resampleCount = 200
/** Rows beyond this stand together in random groups, which vary as the rows do (Shao and Tu 1995, 5.2). */
const groupsMax = 500
const seed = 7

export interface Resamples {
  /** By row the group that it is drawn with. */
  groups: Int32Array
  groupCount: number
  /** A draw a list: how often each group is in it. */
  draws: Uint8Array[]
}

/** Draws with replacement of as many rows as there are (Efron 1979); the same for the same number of rows. */
export function drawResamples(rowCount: number): Resamples {
  const random = createRandom(seed)
  const groupCount = Math.min(rowCount, groupsMax)
  const isEach = groupCount === rowCount
  const groups = new Int32Array(rowCount)
  for (let row = 0; row < rowCount; row++) groups[row] = isEach ? row : Math.floor(random() * groupCount)
  const draws: Uint8Array[] = []
  for (let draw = 0; draw < resampleCount; draw++) draws.push(drawOnce(random, groupCount))
  return { groups, groupCount, draws }
}

function drawOnce(random: () => number, groupCount: number): Uint8Array {
  const times = new Uint8Array(groupCount)
  for (let at = 0; at < groupCount; at++) times[Math.floor(random() * groupCount)]!++
  return times
}

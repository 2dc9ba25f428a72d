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
  /** How often each group is in each draw: four draws side by side, group after group, then the next four. */
  times: Uint8Array
}

/** So many draws are weighed in one pass. */
export const drawsAtOnce = 4

/** Where in `times` it stands how often a group is in a draw. */
export const placeIn = (groupCount: number, draw: number, group: number): number =>
  (draw - (draw % drawsAtOnce)) * groupCount + group * drawsAtOnce + (draw % drawsAtOnce)

/** Draws with replacement of as many rows as there are (Efron 1979); the same for the same number of rows. */
export function drawResamples(rowCount: number): Resamples {
  const random = createRandom(seed)
  const groupCount = Math.min(rowCount, groupsMax)
  const groups = groupCount === rowCount ? eachRow(rowCount) : groupsByChance(rowCount, groupCount, random)
  return { groups, groupCount, times: drawTimes(groupCount, random) }
}

// Each apart, as a loop loses its fast code for the lines that follow it.

const eachRow = (rowCount: number): Int32Array => Int32Array.from({ length: rowCount }, (_, row) => row)

function groupsByChance(rowCount: number, groupCount: number, random: () => number): Int32Array {
  const groups = new Int32Array(rowCount)
  for (let row = 0; row < rowCount; row++) groups[row] = Math.floor(random() * groupCount)
  return groups
}

function drawTimes(groupCount: number, random: () => number): Uint8Array {
  const times = new Uint8Array(resampleCount * groupCount)
  for (let draw = 0; draw < resampleCount; draw++) {
    for (let at = 0; at < groupCount; at++)
      times[placeIn(groupCount, draw, Math.floor(random() * groupCount))]!++
  }
  return times
}

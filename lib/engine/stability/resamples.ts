import { createRandom } from '../stats/random'

/** So often the rows are drawn anew. */
export const resampleCount = 200
/** Rows beyond this stand together in random groups, which vary as the rows do (Shao and Tu 1995, 5.2). */
const groupsMax = 500
const seed = 7

export interface Resamples {
  /** By row the group that it is drawn with. */
  groups: Uint16Array
  groupCount: number
  /** A draw a list: how often each group is in it. */
  draws: Uint8Array[]
}

/** Draws with replacement of as many rows as there are (Efron 1979); the same for the same number of rows. */
export function drawResamples(rowCount: number): Resamples {
  const random = createRandom(seed)
  const groupCount = Math.min(rowCount, groupsMax)
  const isEach = groupCount === rowCount
  const groups = Uint16Array.from({ length: rowCount }, (_, row) =>
    isEach ? row : Math.floor(random() * groupCount),
  )
  const draws = Array.from({ length: resampleCount }, () => {
    const times = new Uint8Array(groupCount)
    for (let at = 0; at < groupCount; at++) times[Math.floor(random() * groupCount)]!++
    return times
  })
  return { groups, groupCount, draws }
}

import { createRandom } from '../stats/random'

/** More points than this cover each other and weigh on the page. */
export const pointsMax = 2000
const seed = 20

/** At most `most` of the rows, in their order: by selection sampling (Knuth, algorithm S) with a fixed seed. */
export function sampleRows(rows: number[], most = pointsMax): number[] {
  if (rows.length <= most) return rows
  const random = createRandom(seed)
  const sample: number[] = []
  rows.forEach((row, place) => {
    const wanted = most - sample.length
    if (random() * (rows.length - place) < wanted) sample.push(row)
  })
  return sample
}

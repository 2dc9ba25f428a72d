import { createRandom } from '../stats/random'

/** More points than this cover each other and weigh on the page. */
export const pointsMax = 2000
const seed = 20

/** At most `most` of the rows, in their order: by selection sampling (Knuth, algorithm S) with a fixed seed. */
export function sampleRows(rows: Int32Array, most = pointsMax): Int32Array {
  if (rows.length <= most) return rows
  const random = createRandom(seed)
  const sample = new Int32Array(most)
  let count = 0
  for (let place = 0; count < most; place++) {
    if (random() * (rows.length - place) < most - count) sample[count++] = rows[place]!
  }
  return sample
}

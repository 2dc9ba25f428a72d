import { describe, expect, it } from 'vitest'
import { lowess } from './lowess'

// R's data set `cars` and the answer that R's help prints for `lowess(cars)` (f = 2/3, 3 rounds).
const speed = [
  4, 4, 7, 7, 8, 9, 10, 10, 10, 11, 11, 12, 12, 12, 12, 13, 13, 13, 13, 14, 14, 14, 14, 15, 15, 15,
].concat([16, 16, 17, 17, 17, 18, 18, 18, 18, 19, 19, 19, 20, 20, 20, 20, 20, 22, 23, 24, 24, 24, 24, 25])
const distance = [
  2, 10, 4, 22, 16, 10, 18, 26, 34, 17, 28, 14, 20, 24, 28, 26, 34, 34, 46, 26, 36, 60, 80, 20, 26,
].concat([
  54, 32, 40, 32, 40, 50, 42, 56, 76, 84, 36, 46, 68, 32, 48, 52, 56, 64, 66, 54, 70, 92, 93, 120, 85,
])
const published: [number, number][] = [
  [4, 4.965459],
  [7, 13.124495],
  [8, 15.858633],
  [9, 18.579691],
  [10, 21.280313],
  [11, 24.129277],
  [12, 27.119549],
  [13, 30.027276],
  [14, 32.962506],
  [15, 36.757728],
  [16, 40.435075],
  [17, 43.463492],
  [18, 46.885479],
  [19, 50.793152],
  [20, 56.491224],
  [22, 67.585824],
  [23, 73.079695],
  [24, 78.643164],
  [25, 84.328698],
]

describe('lowess', () => {
  it('gives what R gives', () => {
    const smooth = lowess(
      Float64Array.from(speed),
      Float64Array.from(distance),
      Math.floor((2 / 3) * 50 + 1e-7),
    )
    for (const [x, y] of published) expect(smooth[speed.indexOf(x)], String(x)).toBeCloseTo(y, 5)
  })

  it('follows a line whatever lies far off it', () => {
    const x = Float64Array.from({ length: 40 }, (_, i) => i)
    const y = x.map((value, i) => 3 * value + (i === 20 ? 500 : (i % 3) / 10))
    expect(lowess(x, y, 15)[20]).toBeCloseTo(60, 0)
  })
})

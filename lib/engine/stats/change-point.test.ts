import { describe, expect, it } from 'vitest'
import { changePointP, findChangePoint, kolmogorovUpper } from './change-point'
import { rankValues } from './ranks'

/** Annual flow of the Nile at Aswan, 1871 to 1970 (R's `Nile`). */
const nile = [
  1120, 1160, 963, 1210, 1160, 1160, 813, 1230, 1370, 1140, 995, 935, 1110, 994, 1020, 960, 1180, 799, 958,
  1140, 1100, 1210, 1150, 1250, 1260, 1220, 1030, 1100, 774, 840, 874, 694, 940, 833, 701, 916, 692, 1020,
  1050, 969, 831, 726, 456, 824, 702, 1120, 1100, 832, 764, 821, 768, 845, 864, 862, 698, 845, 744, 796, 1040,
  759, 781, 865, 845, 944, 984, 897, 822, 1010, 771, 676, 649, 846, 812, 742, 801, 1040, 860, 874, 848, 890,
  744, 749, 838, 1050, 918, 986, 797, 923, 975, 815, 1020, 906, 901, 1170, 912, 746, 919, 718, 714, 740,
]

describe('findChangePoint', () => {
  // Cobb (1978): the level falls after 1898, from 1098 to 850.
  it('finds the change of the Nile in 1898', () => {
    const counts = new Float64Array(100).fill(1)
    const { cut, shift } = findChangePoint({ counts, sums: Float64Array.from(nile) }, 0.1)
    expect(1871 + cut - 1).toBe(1898)
    expect(shift).toBeCloseTo(849.9722 - 1097.75, 3)
  })

  it('gives Pettitt’s p on ranks: p ≈ 2 exp(−6 K² / (n³ + n²))', () => {
    const { ranks } = rankValues(Float64Array.from(nile))
    const { reach } = findChangePoint({ counts: new Float64Array(100).fill(1), sums: ranks }, 0.1)
    const k = 2 * reach * Math.sqrt(100)
    const spread = Math.sqrt((100 * 101) / 12)
    expect(changePointP(reach, spread) / (2 * Math.exp((-6 * k * k) / (100 ** 3 + 100 ** 2)))).toBeCloseTo(
      1,
      2,
    )
  })

  // Smirnov's table: 1.358 is the 5 % point, 1.628 the 1 % point.
  it('gives Kolmogorov’s points', () => {
    expect(kolmogorovUpper(1.358)).toBeCloseTo(0.05, 3)
    expect(kolmogorovUpper(1.628)).toBeCloseTo(0.01, 3)
    expect(kolmogorovUpper(0)).toBe(1)
  })
})

/** What one unit is of another: powers of ten, minutes and hours, days, dozens, pounds, gallons, miles, inches and feet. */
const factors = [
  1.609_344, 2.204_62, 3.280_84, 3.785_41, 4.546_09, 10, 12, 24, 25.4, 60, 100, 1000, 1_000_000,
]

export interface KnownFactor {
  factor: number
  /** Whether no other one is as near. */
  isPlain: boolean
}

/** The known factor that a step in logarithms is, within a tolerance; below 1 for a step down. Null where it is none. */
export function knownFactor(step: number, tolerance: number): KnownFactor | null {
  const off = (factor: number) => Math.abs(Math.abs(step) - Math.log(factor))
  const [nearest, second] = [...factors].sort((a, b) => off(a) - off(b))
  if (off(nearest!) > tolerance) return null
  return { factor: step > 0 ? nearest! : 1 / nearest!, isPlain: off(second!) > off(nearest!) + tolerance / 2 }
}

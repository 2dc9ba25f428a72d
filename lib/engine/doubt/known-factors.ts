import { splitName } from '../names/name-words'

type Dimension = 'mass' | 'length' | 'volume' | 'time'

/** What one unit is of another: powers of ten (parts of a million and hundredths, pascal and bar), minutes and hours, days, dozens, pounds, gallons, miles, inches and feet. */
const factors: { factor: number; of?: Dimension }[] = [
  { factor: 1.609_344, of: 'length' },
  { factor: 2.204_62, of: 'mass' },
  { factor: 3.280_84, of: 'length' },
  { factor: 3.785_41, of: 'volume' },
  { factor: 4.546_09, of: 'volume' },
  { factor: 10 },
  { factor: 12 },
  { factor: 24, of: 'time' },
  { factor: 25.4, of: 'length' },
  { factor: 60, of: 'time' },
  { factor: 100 },
  { factor: 1000 },
  { factor: 10_000 },
  { factor: 100_000 },
  { factor: 1_000_000 },
]
const unitsOf: Record<Dimension, Set<string>> = {
  mass: new Set('kg g mg t lb lbs oz'.split(' ')),
  length: new Set('km m cm mm mi miles mile ft feet in inches kmh mph knots'.split(' ')),
  volume: new Set('l ml hl litre litres liter liters m3 gal gallons'.split(' ')),
  time: new Set('s sec secs seconds min mins minutes h hr hrs hours days'.split(' ')),
}
const dimensions = Object.keys(unitsOf) as Dimension[]

export interface KnownFactor {
  factor: number
  /** Whether no other one is as near. */
  isPlain: boolean
}

/** The known factor that a step in logarithms is, within a tolerance; below 1 for a step down. Null where it is none. */
export function knownFactor(step: number, tolerance: number): KnownFactor | null {
  const off = ({ factor }: { factor: number }) => Math.abs(Math.abs(step) - Math.log(factor))
  const [nearest, second] = [...factors].sort((a, b) => off(a) - off(b))
  if (off(nearest!) > tolerance) return null
  const { factor } = nearest!
  return { factor: step > 0 ? factor : 1 / factor, isPlain: off(second!) > off(nearest!) + tolerance / 2 }
}

/** Whether a number called so may stand in another unit by that factor: litres a minute are no miles. */
export function mayBeInUnit(name: string, unit: string | null, { factor }: KnownFactor): boolean {
  const words = [...splitName(name).words.slice(1), (unit ?? '').toLowerCase()]
  const named = dimensions.filter((dimension) => words.some((word) => unitsOf[dimension].has(word)))
  const whole = Math.max(factor, 1 / factor)
  const { of } = factors.find((one) => Math.abs(one.factor / whole - 1) < 1e-6) ?? {}
  return named.length === 0 || of === undefined || named.includes(of)
}

import { defaultLocale, numberFormat } from './number-format'

const secondsOf: Record<string, number> = {
  ms: 0.001,
  s: 1,
  sec: 1,
  seconds: 1,
  min: 60,
  minutes: 60,
  h: 3600,
  hours: 3600,
  d: 86_400,
  days: 86_400,
}

const steps: { unit: string; seconds: number }[] = [
  { unit: 'd', seconds: 86_400 },
  { unit: 'h', seconds: 3600 },
  { unit: 'min', seconds: 60 },
  { unit: 's', seconds: 1 },
]

/** `5025` seconds as `1 h 23 min`: the two largest units that have something to say. */
export function formatDuration(value: number, unit: string): string {
  const factor = Object.hasOwn(secondsOf, unit) ? secondsOf[unit] : undefined
  if (factor === undefined) return `${decimal(value, 1)} ${unit}`
  const seconds = Math.abs(value) * factor
  const sign = value < 0 && seconds > 0 ? '-' : ''
  if (seconds < 1) return `${sign}${decimal(seconds * 1000, 0)} ms`
  const first = steps.findIndex((step) => seconds >= step.seconds)
  const large = steps[first]!
  const small = steps[first + 1]
  if (!small) return `${sign}${decimal(seconds, 1)} s`
  const wholes = Math.round(seconds / small.seconds)
  const perLarge = large.seconds / small.seconds
  const rest = wholes % perLarge
  const head = `${sign}${decimal((wholes - rest) / perLarge, 0)} ${large.unit}`
  return rest > 0 ? `${head} ${rest} ${small.unit}` : head
}

const decimal = (value: number, digits: number) =>
  numberFormat(defaultLocale, { maximumFractionDigits: digits }).format(value)

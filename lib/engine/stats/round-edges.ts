import { quantileOf } from './quantile-of'

/** Cuts at nine tenths of the rows, moved to round numbers. */
const cutsWanted = 9
/** Between the second and the second last of them lie at least so many round numbers. */
const roundStepsMin = 8

/** Round numbers near the tenths, none that leaves a side empty. */
export function roundEdges(sorted: Float64Array): number[] {
  const tenth = (i: number) => quantileOf(sorted, i / (cutsWanted + 1))
  const step = roundStep(tenth(cutsWanted - 1) - tenth(1))
  const rounded = Array.from({ length: cutsWanted }, (_, i) =>
    step > 0 ? Number((Math.round(tenth(i + 1) / step) * step).toPrecision(12)) : tenth(i + 1),
  )
  return [...new Set(rounded)]
    .filter((edge) => edge > sorted[0]! && edge <= sorted.at(-1)!)
    .sort((a, b) => a - b)
}

/** The roundest step (1, 2 or 5 of a power of ten) that goes often enough into a span. */
function roundStep(span: number): number {
  if (!(span > 0)) return 0
  const power = 10 ** Math.floor(Math.log10(span / roundStepsMin))
  return [5, 2, 1].map((digit) => digit * power).find((step) => span / step >= roundStepsMin) ?? power
}

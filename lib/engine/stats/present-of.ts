/** The numbers that are not NaN, as they stand. A loop, since `filter` with a callback takes several times as long. */
export function presentOf(values: Float64Array): Float64Array {
  const present = new Float64Array(values.length)
  let n = 0
  for (let at = 0; at < values.length; at++) if (!Number.isNaN(values[at]!)) present[n++] = values[at]!
  return present.subarray(0, n)
}

/** The numbers of some rows. A loop, since `from` with a callback takes ten times as long. */
export function gather(numbers: Float64Array, rows: Uint32Array | Int32Array): Float64Array {
  const picked = new Float64Array(rows.length)
  for (let i = 0; i < rows.length; i++) picked[i] = numbers[rows[i]!]!
  return picked
}

/** The codes of some rows. */
export function gatherCodes(codes: Int32Array, rows: Uint32Array | Int32Array): Int32Array {
  const picked = new Int32Array(rows.length)
  for (let i = 0; i < rows.length; i++) picked[i] = codes[rows[i]!]!
  return picked
}

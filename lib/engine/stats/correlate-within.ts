export interface Segmented {
  x: Float64Array
  y: Float64Array
  codes: Int32Array
  /** Segments. */
  count: number
}

/**
 * Pearson's r inside each segment, of the rows that have both scores, and how many these are. For scores around 0, so that
 * plain sums keep their digits; `codes` below 0 belong to no segment.
 */
export function correlateWithin(segmented: Segmented): { r: number; n: number }[] {
  const { count, x, y, codes } = segmented
  const [ofX, ofY] = [segmentSums(codes, x, count), segmentSums(codes, y, count)]
  const sums = ofX.isComplete && ofY.isComplete ? together(segmented, ofX, ofY) : addUp(segmented)
  return Array.from({ length: count }, (_, segment) => {
    const [n, a, b, aa, bb, ab] = sums.map((all) => all[segment]!) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    const spread = (aa - (a * a) / n) * (bb - (b * b) / n)
    return { n, r: spread > 1e-12 ? (ab - (a * b) / n) / Math.sqrt(spread) : 0 }
  })
}

/** By segment: rows, sums of the two, of their squares, and of their products. */
type Sums = Float64Array[]

interface SegmentSums {
  /** Whether no row of a segment lacks a score. */
  isComplete: boolean
  rows: Float64Array
  sums: Float64Array
  squares: Float64Array
}

/** Each score is set against several others within the same segments. */
const knownSums = new WeakMap<Int32Array, WeakMap<Float64Array, SegmentSums>>()

function segmentSums(codes: Int32Array, scores: Float64Array, count: number): SegmentSums {
  const ofCodes = knownSums.get(codes) ?? new WeakMap<Float64Array, SegmentSums>()
  knownSums.set(codes, ofCodes)
  const found = ofCodes.get(scores) ?? addUpOne(codes, scores, count)
  ofCodes.set(scores, found)
  return found
}

function addUpOne(codes: Int32Array, scores: Float64Array, count: number): SegmentSums {
  const [rows, sums, squares] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)]
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i]!
    if (code < 0) continue
    const score = scores[i]!
    rows[code]!++
    sums[code]! += score
    squares[code]! += score * score
  }
  return { isComplete: !squares.some(Number.isNaN), rows, sums, squares }
}

/** Of two without gaps only the products are new. */
function together({ x, y, codes, count }: Segmented, ofX: SegmentSums, ofY: SegmentSums): Sums {
  const products = new Float64Array(count)
  for (let i = 0; i < codes.length; i++) if (codes[i]! >= 0) products[codes[i]!]! += x[i]! * y[i]!
  return [ofX.rows, ofX.sums, ofY.sums, ofX.squares, ofY.squares, products]
}

function addUp({ x, y, codes, count }: Segmented): Sums {
  const [n, a, b, aa, bb, ab] = Array.from({ length: 6 }, () => new Float64Array(count)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  for (let i = 0; i < x.length; i++) {
    const code = codes[i]!
    const own = x[i]!
    const other = y[i]!
    if (code < 0 || Number.isNaN(own) || Number.isNaN(other)) continue
    n[code]!++
    a[code]! += own
    b[code]! += other
    aa[code]! += own * own
    bb[code]! += other * other
    ab[code]! += own * other
  }
  return [n, a, b, aa, bb, ab]
}

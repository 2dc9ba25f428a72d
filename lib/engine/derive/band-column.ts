import { upperFirst } from '@/lib/format/first-letter'
import { formatValue } from '@/lib/format/format-value'
import type { ColumnProfile } from '../profile/profile'
import { quantileOf } from '../stats/quantile-of'
import { mapBands } from '../table/map-codes'
import { sortedNumbers } from '../table/number-counts'
import type { Column } from '../table/table'

/** As many bands as a reader compares at a glance. */
const bandsWanted = 5
/** Edges are rounded to so many figures, as people name them. */
const edgeDigits = 2

/** A number cut into stretches of about as many rows, at round edges; null where it has too few values for two. */
export function bandColumn(source: Column, profile: ColumnProfile): Column | null {
  const numbers = source.numbers!
  const sorted = sortedNumbers(source)
  const edges = edgesOf(sorted)
  if (edges.length === 0) return null
  const codes = mapBands(numbers, edges)
  return {
    name: `${upperFirst(profile.label)} (band)`,
    type: 'text',
    codes,
    values: labelsOf(edges, profile),
    numbers: null,
    missing: numbers.length - sorted.length,
    unit: null,
    leadingZeros: false,
    derivedFrom: [source.name],
  }
}

/** Without edges that leave nothing on one side. */
function edgesOf(sorted: Float64Array): number[] {
  const cuts = Array.from({ length: bandsWanted - 1 }, (_, i) =>
    Number(quantileOf(sorted, (i + 1) / bandsWanted).toPrecision(edgeDigits)),
  )
  return [...new Set(cuts)].filter((edge) => edge > sorted[0]! && edge <= sorted.at(-1)!)
}

function labelsOf(edges: number[], { format }: ColumnProfile): string[] {
  const text = (edge: number) => formatValue(edge, format, { compact: true })
  const between = edges.slice(1).map((edge, i) => `${text(edges[i]!)} to under ${text(edge)}`)
  return [`under ${text(edges[0]!)}`, ...between, `${text(edges.at(-1)!)} and more`]
}

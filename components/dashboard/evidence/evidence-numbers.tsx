import type { Evidence, Figure } from '@/lib/contracts/claims'
import { formatCount } from '@/lib/format/format-count'
import { describeFilter } from '../describe-query'
import { whereWords } from './where-words'

/** What proves the claim of a card: the test, its numbers, and how each figure in the text is computed again. */
export function EvidenceNumbers({ evidence }: { evidence: Evidence }) {
  return (
    <div className="flex flex-col gap-4">
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        <Item term="Method" value={evidence.test ?? 'Plain arithmetic'} />
        <Item term="Rows" value={formatCount(evidence.rows)} />
        <Item term="Statistic" value={written(evidence.statistic)} />
        <Item term="p" value={probability(evidence.p)} />
        <Item term="q, over all tests" value={probability(evidence.q)} />
        <Item term="Effect" value={written(evidence.effect)} />
      </dl>
      {evidence.figures.length > 0 ? <FigureList figures={evidence.figures} /> : null}
    </div>
  )
}

function Item({ term, value }: { term: string; value: string | null }) {
  if (value === null) return null
  return (
    <div>
      <dt className="text-xs text-muted">{term}</dt>
      <dd className="figures text-sm">{value}</dd>
    </div>
  )
}

/** A line each: in the narrow room of a card a table would have high rows. */
function FigureList({ figures }: { figures: Figure[] }) {
  return (
    <ul aria-label="Figures in the text" className="flex flex-col gap-1.5 text-sm">
      {figures.map((figure) => (
        <li key={`${figure.text}-${figure.measure}-${figure.column}-${figure.filters.map(describeFilter)}`}>
          <span className="figures font-medium">{figure.text}</span>{' '}
          <span className="text-muted">
            {measureWords(figure)}: {whereWords(figure)} ({formatCount(figure.rows)}{' '}
            {figure.rows === 1 ? 'row' : 'rows'})
          </span>
        </li>
      ))}
    </ul>
  )
}

const measureNames: Record<string, string> = {
  avg: 'average of',
  share: 'share of',
  sum: 'sum of',
  median: 'median of',
  max: 'highest',
  min: 'lowest',
}

function measureWords({ measure, column }: Figure): string {
  if (measure === 'share_of_rows' || (measure === 'share' && !column)) return 'share of the rows'
  if (measure === 'count') return 'rows'
  const name = measureNames[measure]
  if (name) return `${name} ${column}`
  return column ? `${measure} of ${column}` : measure
}

const significantDigits = 3
const smallestProbability = 0.0001

const written = (value: number | null) =>
  value === null ? null : String(Number(value.toPrecision(significantDigits)))

const probability = (value: number | null) =>
  value !== null && value < smallestProbability ? 'under 0.0001' : written(value)

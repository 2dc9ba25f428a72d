import { BodyCell, HeadCell, Table } from '@/components/ui/table'
import type { Evidence, Figure } from '@/lib/contracts/analysis'
import { formatCount } from '@/lib/format/format-count'
import { describeFilter } from '../describe-query'
import { whereWords } from './where-words'

/** What proves the claim of a card: the test, its numbers, and how each figure in the text is computed again. */
export function EvidenceNumbers({ evidence }: { evidence: Evidence }) {
  return (
    <div className="flex flex-col gap-4">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
        <Item term="Method" value={evidence.test ?? 'Plain arithmetic'} />
        <Item term="Rows" value={formatCount(evidence.rows)} />
        <Item term="Statistic" value={written(evidence.statistic)} />
        <Item term="p" value={probability(evidence.p)} />
        <Item term="q, over all tests" value={probability(evidence.q)} />
        <Item term="Effect" value={written(evidence.effect)} />
      </dl>
      {evidence.figures.length > 0 ? <FigureTable figures={evidence.figures} /> : null}
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

function FigureTable({ figures }: { figures: Figure[] }) {
  return (
    <Table caption="Figures in the text">
      <thead>
        <tr>
          <HeadCell>Figure</HeadCell>
          <HeadCell>Computed as</HeadCell>
          <HeadCell>Where</HeadCell>
          <HeadCell className="text-right">Rows</HeadCell>
        </tr>
      </thead>
      <tbody>
        {figures.map((figure) => (
          <tr key={`${figure.text}-${figure.measure}-${figure.column}-${figure.filters.map(describeFilter)}`}>
            <BodyCell className="whitespace-nowrap">{figure.text}</BodyCell>
            <BodyCell>{figure.column ? `${figure.measure} of ${figure.column}` : figure.measure}</BodyCell>
            <BodyCell>{whereWords(figure)}</BodyCell>
            <BodyCell className="text-right">{formatCount(figure.rows)}</BodyCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const significantDigits = 3
const smallestProbability = 0.0001

const written = (value: number | null) =>
  value === null ? null : String(Number(value.toPrecision(significantDigits)))

const probability = (value: number | null) =>
  value !== null && value < smallestProbability ? 'under 0.0001' : written(value)

import { Badge, type BadgeTone } from '@/components/ui/badge'
import { FoldMark } from '@/components/ui/fold-mark'
import type { ClauseReport } from '@/lib/contracts/analysis'
import type { PlannedBy } from '@/lib/contracts/generation'
import { cardAnchor } from './card-anchor'
import { PlannedByNote } from './planned-by-note'
import { TryInstead } from './try-instead'

const verdicts: Record<ClauseReport['status'], { tone: BadgeTone; text: string }> = {
  applied: { tone: 'good', text: 'Done' },
  partly: { tone: 'warn', text: 'Partly' },
  not_possible: { tone: 'bad', text: 'Not possible' },
}

interface InstructionReportProps {
  clauses: ClauseReport[]
  /** Titles of the cards by position. */
  cardTitles: (string | undefined)[]
  plannedBy?: PlannedBy
  dashboardId: string
  /** The text that the clauses are of. */
  instructions: string
}

/** Each part of what somebody asked for, with what became of it: in one line, and in full on demand. */
export function InstructionReport({ clauses, cardTitles, plannedBy, ...made }: InstructionReportProps) {
  if (clauses.length === 0) return null
  return (
    <details data-offline="none" className="rounded-lg border bg-surface">
      <summary className="flex cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-2 rounded-lg px-5 py-3">
        <FoldMark />
        <h2 className="text-sm font-semibold">What I did with your instructions</h2>
        <span className="flex flex-wrap gap-1.5">
          <Counts clauses={clauses} />
        </span>
      </summary>
      <ul className="mx-5 divide-y border-t pb-1">
        {clauses.map((clause) => (
          <li
            key={`${clause.clause}-${clause.block}`}
            className="flex flex-col gap-x-3 gap-y-1 py-3 text-sm sm:flex-row"
          >
            <span className="w-24 shrink-0">
              <Badge tone={verdicts[clause.status].tone}>{verdicts[clause.status].text}</Badge>
            </span>
            <div className="min-w-0">
              <p className="break-words whitespace-pre-line">“{clause.clause}”</p>
              <Outcome
                clause={clause}
                cardTitles={cardTitles}
                isModels={plannedBy?.model_clauses?.includes(clause.clause) ?? false}
              />
              {clause.offers ? <TryInstead {...made} clause={clause.clause} offers={clause.offers} /> : null}
            </div>
          </li>
        ))}
      </ul>
      {plannedBy ? <PlannedByNote plannedBy={plannedBy} /> : null}
    </details>
  )
}

function Counts({ clauses }: { clauses: ClauseReport[] }) {
  const statuses = Object.keys(verdicts) as ClauseReport['status'][]
  return statuses.map((status) => {
    const count = clauses.filter((clause) => clause.status === status).length
    if (count === 0) return null
    return (
      <Badge key={status} tone={verdicts[status].tone}>
        {count} {verdicts[status].text.toLowerCase()}
      </Badge>
    )
  })
}

interface OutcomeProps {
  clause: ClauseReport
  cardTitles: (string | undefined)[]
  /** Whether a model read on where the grammar stopped. */
  isModels: boolean
}

function Outcome({ clause: { block, reason }, cardTitles, isModels }: OutcomeProps) {
  const card = block === null ? undefined : cardTitles[block]
  const told = reason ?? (isModels ? 'Read with the model.' : '')
  if (block === null || card === undefined) return told ? <p className="mt-0.5 text-muted">{told}</p> : null
  return (
    <p className="mt-0.5 text-muted">
      See{' '}
      <a
        href={`#${cardAnchor(block)}`}
        className="text-ink underline decoration-line-strong underline-offset-2"
      >
        {card}
      </a>
      . {told}
    </p>
  )
}

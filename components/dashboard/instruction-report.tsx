import { Badge, type BadgeTone } from '@/components/ui/badge'
import type { ClauseReport } from '@/lib/contracts/analysis'

const verdicts: Record<ClauseReport['status'], { tone: BadgeTone; text: string }> = {
  applied: { tone: 'good', text: 'Done' },
  partly: { tone: 'warn', text: 'Partly' },
  not_possible: { tone: 'bad', text: 'Not possible' },
}

interface InstructionReportProps {
  clauses: ClauseReport[]
  /** Titles of the cards by position. */
  cardTitles: string[]
}

/** Each part of what somebody asked for, with what became of it. */
export function InstructionReport({ clauses, cardTitles }: InstructionReportProps) {
  if (clauses.length === 0) return null
  return (
    <section aria-labelledby="instruction-report" className="rounded-lg border bg-surface p-5">
      <h2 id="instruction-report" className="text-sm font-semibold">
        What I did with your instructions
      </h2>
      <ul className="mt-3 divide-y">
        {clauses.map((clause) => (
          <li key={`${clause.clause}-${clause.block}`} className="flex gap-3 py-3 first:pt-0 last:pb-0">
            <span className="w-24 shrink-0">
              <Badge tone={verdicts[clause.status].tone}>{verdicts[clause.status].text}</Badge>
            </span>
            <div className="min-w-0 text-sm">
              <p className="break-words">“{clause.clause}”</p>
              <p className="mt-0.5 text-muted">{outcome(clause, cardTitles)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function outcome({ block, reason }: ClauseReport, cardTitles: string[]): string {
  const card = block === null ? null : cardTitles[block]
  return [card ? `See “${card}”.` : null, reason].filter(Boolean).join(' ')
}

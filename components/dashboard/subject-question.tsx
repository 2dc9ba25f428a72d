'use client'

import { RefreshCw } from 'lucide-react'
import { useRegenerate } from '@/components/hooks/use-regenerate'
import { Chip } from '@/components/ui/chip'
import type { Subject } from '@/lib/contracts/analysis'
import { outcomeWords } from './outcome-words'
import { useShowRegenerated } from './use-show-regenerated'

/** Of the tables that it is as sure of, nine of ten lead with the right column; below, six of ten. */
const sureMin = 0.6

interface SubjectQuestionProps {
  dashboardId: string
  subject: Subject
}

/** Where it is not sure what the table is about it says so, and what else may lead is a click away. */
export function SubjectQuestion({ dashboardId, subject }: SubjectQuestionProps) {
  const { mutate, isPending, error } = useRegenerate(dashboardId)
  const onSuccess = useShowRegenerated()
  const [first, ...rivals] = subject.outcomes
  const offers = [
    ...rivals.map((rival) => ({ column: rival.column, words: outcomeWords(rival) })),
    ...(subject.others ?? []).map(({ column }) => ({ column, words: column })),
  ]
  if ((first?.confidence ?? 0) >= sureMin || offers.length === 0) return null
  return (
    <section aria-label="What it is about" className="flex flex-wrap items-center gap-2 text-sm print:hidden">
      <p className="text-muted">
        Is this about{' '}
        <span className="text-ink">{first ? outcomeWords(first) : 'how many rows there are'}</span>? If not,
        lead with
      </p>
      <ul className="contents">
        {offers.map(({ column, words }) => (
          <li key={column} className="min-w-0">
            <Chip disabled={isPending} onClick={() => mutate({ outcome: column }, { onSuccess })}>
              <RefreshCw aria-hidden />
              {words}
            </Chip>
          </li>
        ))}
      </ul>
      {error ? (
        <p role="alert" className="text-bad">
          {error.message}
        </p>
      ) : null}
    </section>
  )
}

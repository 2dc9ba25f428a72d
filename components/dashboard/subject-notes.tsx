import type { Subject } from '@/lib/contracts/analysis'

/** What the table was taken to be about, with what spoke for it. */
export function SubjectNotes({ subject }: { subject: Subject }) {
  const { outcomes, time, time_evidence = [], factors } = subject
  return (
    <div className="flex max-w-prose flex-col gap-3 text-sm">
      <dl className="flex flex-col gap-3">
        <div>
          <dt className="font-medium">What is followed</dt>
          {outcomes.length === 0 ? <dd className="text-muted">How many rows there are.</dd> : null}
          {outcomes.map(({ column, metric, of, evidence }) => (
            <dd key={column} className="mt-1">
              {column},{' '}
              {metric === 'rate' && of ? `${metricWords.rate} ${String(of.value)}` : metricWords[metric]}.{' '}
              <span className="text-muted">{evidence.join(' ')}</span>
            </dd>
          ))}
        </div>
        <div>
          <dt className="font-medium">When it happened</dt>
          <dd className="mt-1">
            {time ?? 'No column says so.'} <span className="text-muted">{time_evidence.join(' ')}</span>
          </dd>
        </div>
        {factors.length > 0 ? (
          <div>
            <dt className="font-medium">What could explain it</dt>
            <dd className="mt-1">{factors.join(', ')}</dd>
          </div>
        ) : null}
      </dl>
      <p className="text-muted">
        Is it about something else? Choose it under Regenerate, or over the API with <code>outcome</code> and{' '}
        <code>time</code>.
      </p>
    </div>
  )
}

const metricWords = {
  rate: 'as the share with',
  sum: 'added up',
  avg: 'averaged',
  last: 'at its last date',
} as const

import { formatMoment } from '@/components/dashboard/format-moment'
import { BodyCell, HeadCell, Table } from '@/components/ui/table'
import type { WebhookAttempt } from '@/lib/contracts/webhook'
import { describeAttempt, formatElapsed } from './describe-delivery'

export function AttemptTable({ attempts }: { attempts: WebhookAttempt[] }) {
  return (
    <Table caption="Attempts" className="max-h-72">
      <thead>
        <tr>
          <HeadCell className="text-right">No.</HeadCell>
          <HeadCell>Result</HeadCell>
          <HeadCell>Begun</HeadCell>
          <HeadCell className="text-right">Took</HeadCell>
        </tr>
      </thead>
      <tbody>
        {attempts.map((attempt) => (
          <tr key={attempt.number}>
            <BodyCell className="text-right text-muted">{attempt.number}</BodyCell>
            <BodyCell className="min-w-36">{describeAttempt(attempt)}</BodyCell>
            <BodyCell className="whitespace-nowrap text-muted">{formatMoment(attempt.started_at)}</BodyCell>
            <BodyCell className="text-right whitespace-nowrap text-muted">
              {attempt.error_class === 'interrupted' ? '–' : formatElapsed(attempt.duration_ms)}
            </BodyCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { SampleFace } from '@/components/upload/sample-face'
import { samples } from '@/components/upload/samples'

/** An empty list that shows how to begin. */
export function FirstDashboard() {
  return (
    <div className="flex flex-col gap-6">
      <EmptyState
        title="Your first dashboard is one file away"
        action={
          <Button asChild variant="solid">
            <Link href="/dashboards/new/">Choose a file</Link>
          </Button>
        }
      >
        A table with one row per thing and a first row of names: sales by order, visits by day, scores by
        pupil.
      </EmptyState>
      <section aria-labelledby="samples" className="flex flex-col gap-3">
        <h2 id="samples" className="text-sm text-muted">
          Or see what becomes of one of these.
        </h2>
        <ul className="grid gap-3 sm:grid-cols-3">
          {samples.map((sample) => (
            <li key={sample.name} className="flex">
              <Link
                href={`/dashboards/new/?sample=${sample.name}`}
                className="flex w-full flex-col rounded-lg border bg-surface p-4 transition-colors hover:border-line-strong"
              >
                <SampleFace sample={sample} />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

'use client'

import { Check, LoaderCircle } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useGeneration } from '@/components/hooks/use-generation'
import { classNames } from '@/components/ui/class-names'
import { Progress } from '@/components/ui/progress'
import type { Generation, GenerationStage } from '@/lib/contracts/generation'
import { GenerationFailed } from './generation-failed'

const steps: { title: string; about: string; stages: GenerationStage[] }[] = [
  { title: 'Read', about: 'Encoding, delimiter, header', stages: ['queued', 'read'] },
  { title: 'Clean', about: 'Numbers, dates, missing values', stages: ['clean'] },
  { title: 'Understand', about: 'What each column is for', stages: ['profile'] },
  { title: 'Find', about: 'What is worth saying, tested', stages: ['insights'] },
  { title: 'Plan', about: 'Which cards, in which order', stages: ['plan'] },
  { title: 'Draw', about: 'Titles, texts, charts', stages: ['narrate', 'save', 'done'] },
]

/** A generation as it goes through its stages, until it is a dashboard or says why not. */
export function GenerationProgress({ initial }: { initial: Generation }) {
  const { data: generation } = useGeneration(initial)
  const router = useRouter()
  const dashboardId = generation.status === 'completed' ? generation.dashboard_id : null
  useEffect(() => {
    if (dashboardId) router.replace(`/dashboards/${dashboardId}/`)
  }, [dashboardId, router])
  if (generation.status === 'failed') return <GenerationFailed id={generation.id} error={generation.error} />
  const { stage, percent } = generation.progress
  const current = steps.findIndex((step) => step.stages.includes(stage))
  return (
    <div className="rounded-lg border bg-surface">
      <div className="border-b p-5">
        <Progress label="Progress of the dashboard" percent={percent} />
        <p role="status" className="figures mt-3 text-sm text-muted">
          {stage === 'queued' ? 'Waiting for its turn' : steps[current]?.title} · {percent}%
        </p>
      </div>
      <ol className="grid gap-x-6 gap-y-4 p-5 sm:grid-cols-2 lg:grid-cols-3">
        {steps.map((step, index) => (
          <Step key={step.title} title={step.title} about={step.about} state={Math.sign(index - current)} />
        ))}
      </ol>
    </div>
  )
}

/** `state` is negative for what is done, zero for what is being done. */
function Step({ title, about, state }: { title: string; about: string; state: number }) {
  return (
    <li aria-current={state === 0 ? 'step' : undefined} className="flex items-start gap-3">
      <span
        className={classNames(
          'flex size-5 shrink-0 items-center justify-center rounded-full border',
          state < 0 ? 'border-ink bg-solid text-on-solid' : 'border-line-strong',
        )}
      >
        {state < 0 ? <Check aria-hidden className="size-3" /> : null}
        {state === 0 ? <LoaderCircle aria-hidden className="size-3 motion-safe:animate-spin" /> : null}
      </span>
      <span>
        <span className={classNames('block text-sm', state > 0 ? 'text-muted' : 'font-medium')}>{title}</span>
        <span className="block text-xs text-muted">{about}</span>
      </span>
    </li>
  )
}

'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import { useGenerate } from '@/components/hooks/use-generate'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { GenerateAccepted, GenerateCompleted } from '@/lib/contracts/generation'
import { ChosenFile } from './chosen-file'
import { DropZone } from './drop-zone'
import { GenerateForm } from './generate-form'
import type { GenerateInput } from './generate-input'
import { type PickedFile, pickFile } from './pick-file'
import type { Preview } from './preview'
import { SampleList } from './sample-list'
import { fetchSample } from './samples'
import { suggestInstructions } from './suggest-instructions'
import { usePreview } from './use-preview'

interface NewDashboardProps {
  isPremium: boolean
  /** A sample to begin with. */
  sample: string | null
}

/** From a file to a dashboard: choose, look, say what it should show, send. */
export function NewDashboard({ isPremium, sample }: NewDashboardProps) {
  const { picked, problem, take, takeSample, clear } = usePickedFile(sample)
  if (!picked) {
    return (
      <div className="flex flex-col gap-6">
        {problem ? (
          <Notice tone="bad" title="This file can’t be used">
            {problem}
          </Notice>
        ) : null}
        <DropZone onFile={take} />
        <section aria-labelledby="samples" className="flex flex-col gap-3">
          <h2 id="samples" className="text-sm text-muted">
            No file at hand? Try one of these.
          </h2>
          <SampleList onChoose={takeSample} />
        </section>
      </div>
    )
  }
  return <Compose key={picked.file.name} picked={picked} isPremium={isPremium} onClear={clear} />
}

function Compose({
  picked,
  isPremium,
  onClear,
}: {
  picked: PickedFile
  isPremium: boolean
  onClear: () => void
}) {
  const router = useRouter()
  const [sheet, setSheet] = useState<string | null>(null)
  const preview = usePreview(picked, sheet)
  const [isTried, setTried] = useState(false)
  const generate = useGenerate()
  const send = (input: GenerateInput) =>
    generate.mutate(formOf(picked, input, preview.preview), {
      onSuccess: (answer) => router.push(placeOf(answer)),
    })
  return (
    <div className="flex flex-col gap-8">
      <ChosenFile picked={picked} preview={preview} onChange={onClear} onSheet={setSheet} />
      {preview.problem && !isTried ? (
        <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
          The server reads more kinds of files than this preview.
          <Button onClick={() => setTried(true)}>Try it all the same</Button>
        </p>
      ) : (
        <GenerateForm
          suggestions={suggestInstructions(preview.preview?.columns ?? [])}
          defaultTitle={picked.file.name.replace(/\.[^.]+$/, '')}
          isPremium={isPremium}
          problem={generate.error?.message ?? null}
          isSending={generate.isPending || generate.isSuccess}
          onSubmit={send}
        />
      )}
    </div>
  )
}

function usePickedFile(sample: string | null) {
  const [picked, setPicked] = useState<PickedFile | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const take = useCallback((file: File) => {
    const result = pickFile(file)
    setPicked('picked' in result ? result.picked : null)
    setProblem('problem' in result ? result.problem : null)
  }, [])
  const takeSample = useCallback(
    (name: string) => fetchSample(name).then(take, (error: Error) => setProblem(error.message)),
    [take],
  )
  useEffect(() => {
    if (sample) void takeSample(sample)
  }, [sample, takeSample])
  return { picked, problem, take, takeSample, clear: () => setPicked(null) }
}

/** Of a workbook, what is shown is what is read: the server counts more rows than the preview. */
const formOf = ({ file, fileType }: PickedFile, input: GenerateInput, preview: Preview | null) => ({
  file,
  fileType,
  sheet: preview && preview.sheets.length > 1 ? (preview.sheet ?? undefined) : undefined,
  title: input.title,
  instructions: input.instructions,
  allowedEmails: input.allowed_emails
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
  allowPdfExport: input.allow_pdf_export,
  allowScrollableCards: input.allow_scrollable_cards,
})

const placeOf = (answer: GenerateCompleted | GenerateAccepted) =>
  answer.status === 'completed'
    ? `/dashboards/${answer.dashboard_id}/`
    : `/dashboards/generations/${answer.generation_id}/`

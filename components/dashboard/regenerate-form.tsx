'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useRegenerate } from '@/components/hooks/use-regenerate'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/input'
import { Progress } from '@/components/ui/progress'
import { useToast } from '@/components/ui/toast'
import { suggestFromProfile } from '@/components/upload/suggest-from-profile'
import { SuggestionChips } from '@/components/upload/suggestion-chips'
import type { DatasetColumn, ShapeOffer, Sheet } from '@/lib/contracts/analysis'
import { type ChosenReading, ReadingFields } from './reading-fields'

/** A clause of the instructions before, and what they now have in its place. */
interface Change {
  from: string
  to: string
  /** Where in them it begins. */
  at: number
}

export interface Regenerated {
  dashboardId: string
  /** To begin with. */
  instructions: string
  changed?: Change
  /** Suggestions are made of them. */
  columns: DatasetColumn[]
  /** Of the file, where there are several; of the table, where it may have another. */
  sheets?: Sheet[]
  shapes?: ShapeOffer[]
}

interface RegenerateFormProps extends Regenerated {
  onDone: () => void
}

export function RegenerateForm({ dashboardId, columns, onDone, ...before }: RegenerateFormProps) {
  const { instructions, changed, sheets = [], shapes = [] } = before
  const [written, setWritten] = useState(instructions)
  const [reading, setReading] = useState<ChosenReading>({})
  const field = useChangeShown(changed)
  const { mutate, error, isPending } = useRegenerate(dashboardId)
  const showResult = useShowResult(onDone)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate({ instructions: written, ...reading }, { onSuccess: showResult })
  }
  const suggestions = suggestFromProfile(columns).filter((suggestion) => !written.includes(suggestion))
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <Field
        label="What should it show?"
        optional
        hint="One wish per line. Left empty, the dashboard shows what matters most in the data."
        error={error?.message}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            rows={5}
            className="field-sizing-content max-h-80 min-h-30"
            maxLength={instructionsLengthMax}
            value={written}
            onChange={(event) => setWritten(event.target.value)}
          />
        )}
      </Field>
      {changed ? (
        <p className="text-sm whitespace-pre-line text-muted">
          “{changed.to}” stands where “{changed.from}” stood.
        </p>
      ) : null}
      <SuggestionChips
        suggestions={suggestions}
        onChoose={(suggestion) =>
          setWritten((text) => (text.trim() ? `${text.trim()}\n${suggestion}` : suggestion))
        }
      />
      <ReadingFields sheets={sheets} shapes={shapes} chosen={reading} onChoose={setReading} />
      <Button type="submit" variant="solid" disabled={isPending} className="self-start">
        {isPending ? 'Regenerating…' : 'Regenerate'}
      </Button>
      {isPending ? <Progress label="Regenerating the dashboard" percent={null} /> : null}
    </form>
  )
}

/** What is new stands selected, so that it is seen, and gone with one key. */
function useChangeShown(changed: Change | undefined) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [from, to] = changed ? [changed.at, changed.at + changed.to.length] : [0, 0]
  useEffect(() => {
    if (to === 0) return
    field.current?.focus()
    field.current?.setSelectionRange(from, to)
  }, [from, to])
  return field
}

/** Of what the API takes. */
const instructionsLengthMax = 4000

/** A large table is taken by the worker, whose progress has a page of its own. */
function useShowResult(onDone: () => void) {
  const router = useRouter()
  const show = useToast()
  return ({ status, generation_id }: { status: 'completed' | 'processing'; generation_id: string }) => {
    if (status === 'processing') return router.push(`/dashboards/generations/${generation_id}/`)
    router.refresh()
    onDone()
    show({
      title: 'Dashboard regenerated',
      detail: 'What was done with each wish is listed above the cards.',
    })
  }
}

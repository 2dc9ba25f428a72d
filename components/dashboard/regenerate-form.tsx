'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useRegenerate } from '@/components/hooks/use-regenerate'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/input'
import { Progress } from '@/components/ui/progress'
import { suggestFromProfile } from '@/components/upload/suggest-from-profile'
import { SuggestionChips } from '@/components/upload/suggestion-chips'
import type { DatasetColumn, ShapeOffer, Sheet, Subject } from '@/lib/contracts/analysis'
import { OutcomeField } from './outcome-field'
import { type ChosenReading, ReadingFields } from './reading-fields'
import { useShowRegenerated } from './use-show-regenerated'

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
  /** What it was taken to be about. */
  subject?: Subject
}

interface RegenerateFormProps extends Regenerated {
  onDone: () => void
}

export function RegenerateForm({ dashboardId, columns, onDone, ...before }: RegenerateFormProps) {
  const { instructions, changed, sheets = [], shapes = [], subject } = before
  const [written, setWritten] = useState(instructions)
  const [reading, setReading] = useState<ChosenReading>({})
  const [outcome, setOutcome] = useState<string | null>()
  const field = useChangeShown(changed)
  const { mutate, error, isPending } = useRegenerate(dashboardId)
  const showResult = useShowRegenerated(onDone)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate({ instructions: written, outcome, ...reading }, { onSuccess: showResult })
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
      {subject ? (
        <OutcomeField subject={subject} columns={columns} chosen={outcome} onChoose={setOutcome} />
      ) : null}
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

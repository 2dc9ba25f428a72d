import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { categoryColors } from '@/components/charts/color/category-colors'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { SuggestionChips } from '@/components/upload/suggestion-chips'
import type { Dashboard } from '@/lib/contracts/dashboard'
import { replaceClause } from '../replace-clause'
import { type Change, inOrder } from './edits'
import { PreviewedCards } from './previewed-cards'
import { useCardPreview } from './use-card-preview'

export interface AddCardFormProps {
  /** As it is shown, with what is still being saved. */
  dashboard: Dashboard
  /** Sentences to begin with. */
  suggestions: string[]
  field: RefObject<HTMLTextAreaElement | null>
  onAdd: (change: Extract<Change, { kind: 'add' }>) => void
}

const sentenceLengthMax = 500
const atEnd = ''

export function AddCardForm({ dashboard, suggestions, field, onAdd }: AddCardFormProps) {
  const [written, setWritten] = useState('')
  const [place, setPlace] = useState(atEnd)
  const sentence = written.trim()
  const preview = useCardPreview(dashboard, sentence)
  const cards = preview.state === 'cards' ? preview.cards : null
  const add = useAddedOnceRead(sentence, cards && sentence, () => {
    if (!cards) return
    onAdd({ kind: 'add', sentence, place: place === atEnd ? null : Number(place), blocks: cards })
  })
  const say = (text: string) => {
    setWritten(text)
    field.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add()
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <Field label="What is it to show?">
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            rows={1}
            className="field-sizing-content max-h-40 min-h-9 resize-none"
            maxLength={sentenceLengthMax}
            value={written}
            onChange={({ target }) => setWritten(target.value)}
            onKeyDown={submitOnEnter}
          />
        )}
      </Field>
      <PreviewedCards
        preview={preview}
        colorScheme={dashboard.layout.color_scheme}
        categoryColors={categoryColors([...dashboard.chart_blocks, ...(cards ?? [])])}
        onOffer={(clause, offer) =>
          say(clause === null ? offer : replaceClause(written, clause, offer).instructions)
        }
      >
        <p className="text-sm text-muted">
          For example a number by a column, over time, the largest of something, or only some rows.
        </p>
        <SuggestionChips suggestions={suggestions} onChoose={say} />
      </PreviewedCards>
      <div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap items-end justify-between gap-3 border-t bg-raised px-5 py-4">
        <PlaceField dashboard={dashboard} place={place} onChoose={setPlace} />
        <Button
          type="submit"
          variant="solid"
          disabled={preview.state !== 'cards' && preview.state !== 'reading'}
        >
          {cards && cards.length > 1 ? 'Add these cards' : 'Add this card'}
        </Button>
      </div>
    </form>
  )
}

/** A sentence is one line, however many it takes up. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** Whoever is faster than the preview has it added once it is there, unless the sentence is another by then. */
function useAddedOnceRead(sentence: string, read: string | null, add: () => void) {
  const [wanted, setWanted] = useState<string | null>(null)
  const isDue = wanted !== null && wanted === sentence && read === sentence
  useEffect(() => {
    if (!isDue) return
    setWanted(null)
    add()
  }, [isDue, add])
  return () => (read === sentence ? add() : setWanted(sentence))
}

interface PlaceFieldProps {
  dashboard: Dashboard
  place: string
  onChoose: (place: string) => void
}

function PlaceField({ dashboard, place, onChoose }: PlaceFieldProps) {
  return (
    <Field label="Place" className="w-full min-w-0 sm:w-80">
      {(control) => (
        <Select {...control} value={place} onChange={({ target }) => onChoose(target.value)}>
          <option value={atEnd}>At the end</option>
          <option value="0">First</option>
          {inOrder(dashboard)
            .slice(0, -1)
            .map(({ id, title }, at) => (
              <option key={id} value={at + 1}>
                After “{title}”
              </option>
            ))}
        </Select>
      )}
    </Field>
  )
}

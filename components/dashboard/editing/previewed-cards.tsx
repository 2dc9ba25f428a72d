import type { ReactNode } from 'react'
import type { CategoryColors } from '@/components/charts/color/category-colors'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import type { Layout } from '@/lib/contracts/blocks'
import type { Refusal } from './read-refusals'
import { StillCard } from './still-card'
import type { CardPreview } from './use-card-preview'

interface PreviewedCardsProps {
  preview: CardPreview
  colorScheme: Layout['color_scheme']
  categoryColors: CategoryColors
  /** Says something else in a clause's place; in the whole sentence's where it is null. */
  onOffer: (clause: string | null, offer: string) => void
  /** What may be said, where nothing is yet. */
  children: ReactNode
}

/** What a sentence would add, or why it can't: in as much room as a card takes, so that little moves. */
export function PreviewedCards({ preview, onOffer, children, ...colors }: PreviewedCardsProps) {
  return (
    <div className="flex min-h-80 flex-col gap-3">
      <p role="status" className="sr-only">
        {statusOf(preview)}
      </p>
      {preview.state === 'empty' ? children : null}
      {preview.state === 'reading' ? <Skeleton className="min-h-80 flex-1 rounded-lg" /> : null}
      {preview.state === 'cards' ? (
        <>
          <p className="flex items-center gap-2 text-sm">
            <Badge tone="good">Possible</Badge>
            <span className="text-muted">{countWords(preview.cards.length)}</span>
          </p>
          {preview.cards.map((block) => (
            <StillCard key={block.id} block={block} {...colors} />
          ))}
        </>
      ) : null}
      {preview.state === 'refused' ? <Refusals refusals={preview.refusals} onOffer={onOffer} /> : null}
      {preview.state === 'failed' ? (
        <Notice tone="bad" title="No preview">
          <p>{preview.message}</p>
          <Button size="sm" className="mt-2" onClick={preview.retry}>
            Try again
          </Button>
        </Notice>
      ) : null}
    </div>
  )
}

const countWords = (count: number) =>
  count === 1 ? 'One card, as it will look:' : `${count} cards, as they will look:`

function statusOf(preview: CardPreview): string {
  if (preview.state === 'reading') return 'Reading the sentence'
  if (preview.state === 'cards')
    return `Possible. ${countWords(preview.cards.length)} ${preview.cards.map(({ title }) => title).join(', ')}`
  if (preview.state === 'refused')
    return preview.refusals.map(({ status, why }) => `${verdicts[status].text}. ${why}.`).join(' ')
  return ''
}

const verdicts: Record<Refusal['status'], { tone: BadgeTone; text: string }> = {
  partly: { tone: 'warn', text: 'Only partly' },
  not_possible: { tone: 'bad', text: 'Not possible' },
  exists: { tone: 'neutral', text: 'There already' },
}

interface RefusalsProps {
  refusals: Refusal[]
  onOffer: PreviewedCardsProps['onOffer']
}

function Refusals({ refusals, onOffer }: RefusalsProps) {
  return (
    <ul className="flex flex-col divide-y rounded-lg border">
      {refusals.map(({ status, clause, why, offers }) => (
        <li key={`${clause}-${why}`} className="flex flex-col items-start gap-2 p-4 text-sm">
          <Badge tone={verdicts[status].tone}>{verdicts[status].text}</Badge>
          <div>
            {clause ? <p className="break-words">“{clause}”</p> : null}
            <p className="text-muted">{sentenceOf(status, why)}</p>
          </div>
          {offers.length > 0 ? (
            <div className="flex flex-wrap items-center gap-2">
              <span className="text-xs text-muted">Say instead</span>
              <ul aria-label={clause ? `Instead of “${clause}”` : 'Instead'} className="contents">
                {offers.map((offer) => (
                  <li key={offer} className="min-w-0">
                    <Chip onClick={() => onOffer(clause, offer)}>{offer}</Chip>
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** The API says it of the field; here it is said of the sentence. */
const sentenceOf = (status: Refusal['status'], why: string) =>
  status === 'exists'
    ? 'This sentence has been added before, and its card is on the dashboard.'
    : why.replace(/[^.?!]$/, '$&.')

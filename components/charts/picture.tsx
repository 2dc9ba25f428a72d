import { lazy, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { asServed, useIsHydrating } from '@/components/ui/as-served'
import type { CardBlock } from './card-block'
import { ChartSkeleton } from './frame/chart-skeleton'
import { DrawnWidths, drawnWidths } from './frame/drawn-widths'
import { loadCard, loadPicture, type PictureCard, type PictureType, pictureTypes } from './load-picture'
import { whenNear } from './when-near'

interface PictureProps {
  block: CardBlock<PictureType>
  scrollable: boolean
  ghost?: CardBlock<PictureType> | null
  /** Twelfths of the page that the card takes on a desk. */
  span: number
}

/**
 * A card's chart. The server draws it into the page for a few widths, of which the room shows the one that fits; the
 * browser leaves that as it is, without making it anew, until it is near: then the chart's code is fetched, and it is
 * drawn for the width that there is, with what moves. Where no server drew, as in a page that another led to, it is
 * drawn at once, and its room is held meanwhile.
 */
export function Picture({ block, scrollable, ghost, span }: PictureProps) {
  const [isServed] = useState(useIsHydrating())
  const { Card, place } = useAwake(block, isServed)
  if (typeof window === 'undefined') {
    const ServedCard = servedCards[block.type]
    return (
      <div className="contents" data-pending>
        <DrawnWidths value={drawnWidths(span)}>
          <ServedCard block={block} scrollable={scrollable} ghost={ghost} />
        </DrawnWidths>
      </div>
    )
  }
  if (Card) return <Card block={block} scrollable={scrollable} ghost={ghost} />
  if (!isServed) return <ChartSkeleton ref={place} />
  return <div ref={place} className="contents" data-pending {...asServed} />
}

/** The chart's component, once it is near; what was drawn before stays where it can't be had. */
function useAwake(block: CardBlock<PictureType>, isServed: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const [first] = useState(block)
  const hadFocus = useRef<HTMLElement | null>(null)
  const [Card, setCard] = useState<PictureCard | null>(null)
  const isOther = first !== block
  useEffect(() => {
    const room = place.current?.parentElement
    if (!room) return
    let isWanted = true
    const wake = async () => {
      const card = await loadPicture(block, isOther ? null : place.current).catch(() => null)
      if (!isWanted || !card) return
      if (place.current?.contains(document.activeElement)) hadFocus.current = room
      startTransition(() => setCard(() => card))
    }
    const stop = whenNear(room, wake, { isNow: isOther || !isServed })
    return () => {
      isWanted = false
      stop()
    }
  }, [block, isOther, isServed])
  useLayoutEffect(() => {
    if (Card) hadFocus.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [Card])
  return { Card, place }
}

/** For the server, which waits for their code. */
const servedCards = Object.fromEntries(
  pictureTypes.map((type) => [type, lazy(async () => ({ default: await loadCard(type) }))]),
) as unknown as Record<PictureType, PictureCard>

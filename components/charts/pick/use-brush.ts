import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import type { Mark } from './mark'

interface Brushed {
  /** Of each point. */
  marks: (Mark[] | undefined)[]
  active: number | null
}

/** A stretch of points by their indexes, both ends included. */
export interface Stretch {
  from: number
  to: number
}

/**
 * A stretch of a time axis from where a pointer was pressed, or from where Shift and an arrow began, to the point that
 * is active.
 */
export function useBrush({ marks, active }: Brushed) {
  const [anchor, setAnchor] = useState<number | null>(null)
  const stretch = stretchBetween(anchor, active, marks.length)
  return {
    stretch,
    /** What the stretch stands for; null where there is none. */
    marked: stretch && stretchMarks(marks[stretch.from], marks[stretch.to]),
    end: () => setAnchor(null),
    onPointerDown: ({ currentTarget, pointerId }: PointerEvent, at: number | null) => {
      currentTarget.setPointerCapture(pointerId)
      setAnchor(at)
    },
    onKeyDown: (event: KeyboardEvent) => setAnchor((known) => anchorAfter(event, known, active)),
  }
}

/** Whether a press may begin a stretch: another button opens a menu or scrolls, and is let go unseen. */
export const isBrushPress = ({ isPrimary, button }: Pick<PointerEvent, 'isPrimary' | 'button'>): boolean =>
  isPrimary && button === 0

/** The stretch from one point to another; null where it is none, or begins at a point that is there no more. */
export function stretchBetween(anchor: number | null, active: number | null, count: number): Stretch | null {
  if (anchor === null || active === null || anchor === active || anchor >= count) return null
  return { from: Math.min(anchor, active), to: Math.max(anchor, active) }
}

/** Where a stretch begins after a key: Shift and a step begin one, a step alone and Escape end it. */
export function anchorAfter(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  anchor: number | null,
  active: number | null,
): number | null {
  if (key === 'Escape') return null
  if (!key.startsWith('Arrow') && key !== 'Home' && key !== 'End') return anchor
  return shiftKey ? (anchor ?? active) : null
}

/** What all points from one to another stand for. */
export function stretchMarks([first]: Mark[] = [], [last]: Mark[] = []): Mark[] {
  if (!first || !last || !('cell' in first) || !('cell' in last)) return []
  return [{ column: first.column, from: first.cell, to: last.cell }]
}

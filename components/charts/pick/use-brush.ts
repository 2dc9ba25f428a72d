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
  const stretch =
    anchor === null || active === null || anchor === active
      ? null
      : { from: Math.min(anchor, active), to: Math.max(anchor, active) }
  return {
    stretch,
    /** What the stretch stands for; null where there is none. */
    marked: stretch && stretchMarks(marks[stretch.from], marks[stretch.to]),
    end: () => setAnchor(null),
    onPointerDown: ({ currentTarget, pointerId }: PointerEvent, at: number | null) => {
      currentTarget.setPointerCapture(pointerId)
      setAnchor(at)
    },
    onKeyDown: ({ key, shiftKey }: KeyboardEvent) => {
      if (!key.startsWith('Arrow') && key !== 'Home' && key !== 'End') return
      setAnchor((known) => (shiftKey ? (known ?? active) : null))
    },
  }
}

/** What all points from one to another stand for. */
export function stretchMarks([first]: Mark[] = [], [last]: Mark[] = []): Mark[] {
  if (!first || !last || !('cell' in first) || !('cell' in last)) return []
  return [{ column: first.column, from: first.cell, to: last.cell }]
}

import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import type { Mark } from '../pick/mark'
import { usePicking } from '../pick/picking'
import { isBrushPress, stretchMarks, useBrush } from '../pick/use-brush'
import { usePickPoint } from '../pick/use-pick-point'
import { useActivePoint } from './use-active-point'

interface Pointing {
  /** What each point stands for. */
  marks: (Mark[] | undefined)[]
  position: number
  /** The point that a pointer is on, where its marks don't tell. */
  pointAt?: (pointer: globalThis.PointerEvent) => number | null
  /** Whether a stretch of its points may be marked. */
  isBrushed?: boolean
}

/** All that pointer, finger and keyboard do with the points of a picture: one is active, and may be picked. */
export function usePointing({ marks, position, pointAt, isBrushed: isCourse = false }: Pointing) {
  const { canPick } = usePicking()
  const isBrushed = isCourse && canPick(stretchMarks(marks[0], marks.at(-1)))
  const { active, setActive, onKeyDown } = useActivePoint(marks.length)
  const brush = useBrush({ marks, active })
  const own = active === null ? [] : (marks[active] ?? [])
  const picked = usePickPoint({
    marked: brush.marked ?? own,
    active,
    position,
    isBrushed: isBrushed && !brush.stretch,
  })
  /** Whether the press that is let go was a stretch, chosen or given up: its click chooses nothing. */
  const wasDragged = useRef(false)
  const point = ({ nativeEvent }: PointerEvent) => {
    const at = pointAt?.(nativeEvent) ?? null
    if (pointAt) setActive(at)
    return at
  }
  return {
    active,
    setActive,
    stretch: brush.stretch,
    hint: brush.stretch ? picked.hint?.replace(/^(Click|Tap again)/, 'Let go') : picked.hint,
    isPickable: picked.isPickable,
    isBrushed,
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        if (picked.onKeyDown(event)) return brush.end()
        if (event.key === 'Escape' && brush.stretch) wasDragged.current = true
        if (isBrushed) brush.onKeyDown(event)
        onKeyDown(event)
      },
      onBlur: () => {
        brush.end()
        setActive(null)
      },
      // a finger that is lifted leaves the values on show
      onPointerLeave: ({ pointerType }: PointerEvent) =>
        pointerType === 'touch' ? undefined : setActive(null),
      onPointerMove: point,
      onPointerDown: (event: PointerEvent) => {
        wasDragged.current = false
        picked.onPointerDown(event)
        const at = point(event)
        if (isBrushed && isBrushPress(event)) brush.onPointerDown(event, at)
        else brush.end()
      },
      onPointerUp: (event: PointerEvent) => {
        if (brush.stretch) wasDragged.current = true
        if (brush.stretch && picked.isPickable) picked.choose(event)
        brush.end()
      },
      onPointerCancel: brush.end,
      // A finger is held by the mark that it touches, which loses it to the picture.
      onLostPointerCapture: ({ target, currentTarget }: PointerEvent) =>
        target === currentTarget ? brush.end() : undefined,
      onClick: (event: MouseEvent) => (wasDragged.current ? undefined : picked.onClick(event)),
    },
  }
}

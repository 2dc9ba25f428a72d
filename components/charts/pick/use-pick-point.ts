import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import type { Mark } from './mark'
import { usePicking } from './picking'

interface Picked {
  /** What stands where the pointer is; empty where that is nothing to filter by. */
  marked: Mark[]
  active: number | null
  position: number
  /** Whether a stretch may be marked as well. */
  isBrushed?: boolean
}

type Means = 'mouse' | 'touch' | 'keys'

const hints: Record<Means, string> = {
  mouse: 'Click to filter',
  touch: 'Tap again to filter',
  keys: 'Press Enter to filter',
}

const brushHints: Record<Means, string> = {
  mouse: 'Click or drag to filter',
  touch: 'Tap again or drag to filter',
  keys: 'Press Enter to filter, Shift and arrows for more',
}

/**
 * Filters by what is pointed at: by a click, by Enter, and by the second tap of a finger, whose first shows the values.
 * With Shift, Ctrl or ⌘ beside what is chosen already.
 */
export function usePickPoint({ marked, active, position, isBrushed = false }: Picked) {
  const { canPick, pick } = usePicking()
  const [means, setMeans] = useState<Means>('mouse')
  const tapped = useRef<number | null>(null)
  const isPickable = marked.length > 0 && canPick(marked)
  const choose = (event: MouseEvent | KeyboardEvent) =>
    pick(marked, { isAdded: event.shiftKey || event.ctrlKey || event.metaKey, position })
  return {
    isPickable,
    hint: isPickable ? (isBrushed ? brushHints : hints)[means] : undefined,
    choose,
    onPointerDown: ({ pointerType }: PointerEvent) => setMeans(pointerType === 'touch' ? 'touch' : 'mouse'),
    onClick: (event: MouseEvent) => {
      const isFirstTap = means === 'touch' && tapped.current !== active
      tapped.current = active
      if (isPickable && !isFirstTap) choose(event)
    },
    /** Whether the key was for it. */
    onKeyDown: (event: KeyboardEvent): boolean => {
      setMeans('keys')
      if (!isPickable || (event.key !== 'Enter' && event.key !== ' ')) return false
      event.preventDefault()
      choose(event)
      return true
    },
  }
}

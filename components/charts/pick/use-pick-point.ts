import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import type { Mark } from './mark'
import { usePicking } from './picking'

interface PickPoints {
  /** Of each point; absent or empty where it stands for nothing to filter by. */
  marks: (Mark[] | undefined)[]
  active: number | null
  position: number
}

type Means = 'mouse' | 'touch' | 'keys'

const hints: Record<Means, string> = {
  mouse: 'Click to filter',
  touch: 'Tap again to filter',
  keys: 'Press Enter to filter',
}

/**
 * Filters by the point that is pointed at: by a click, by Enter, and by the second tap of a finger, whose first shows
 * the values. With Shift, Ctrl or ⌘ beside what is chosen already.
 */
export function usePickPoint({ marks, active, position }: PickPoints) {
  const { canPick, pick } = usePicking()
  const [means, setMeans] = useState<Means>('mouse')
  const tapped = useRef<number | null>(null)
  const marked = active === null ? [] : (marks[active] ?? [])
  const isPickable = marked.length > 0 && canPick(marked)
  const choose = (event: MouseEvent | KeyboardEvent) =>
    pick(marked, { isAdded: event.shiftKey || event.ctrlKey || event.metaKey, position })
  return {
    isPickable,
    hint: isPickable ? hints[means] : undefined,
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

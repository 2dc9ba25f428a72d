import { type KeyboardEvent, useState } from 'react'

export interface ActivePoint {
  active: number | null
  setActive: (at: number | null) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Which point the pointer or the keyboard is on: arrows step, Home and End jump, Escape leaves. */
export function useActivePoint(count: number): ActivePoint {
  const [active, setActive] = useState<number | null>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepped(event.key, active, count)
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
  }
  return { active: active !== null && active < count ? active : null, setActive, onKeyDown }
}

/** The point that a key leads to, null to leave, undefined where the key says nothing. */
export function stepped(key: string, active: number | null, count: number): number | null | undefined {
  if (count === 0) return undefined
  if (key === 'Escape') return active === null ? undefined : null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowRight' || key === 'ArrowDown')
    return active === null ? 0 : Math.min(active + 1, count - 1)
  if (key === 'ArrowLeft' || key === 'ArrowUp') return active === null ? count - 1 : Math.max(active - 1, 0)
  return undefined
}

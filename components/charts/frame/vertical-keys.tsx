import type { KeyboardEvent, ReactNode } from 'react'

/** Recharts steps with left and right only, and where categories run downwards it takes right for up. */
const steps: Record<string, string> = {
  ArrowDown: 'ArrowLeft',
  ArrowRight: 'ArrowLeft',
  ArrowUp: 'ArrowRight',
  ArrowLeft: 'ArrowRight',
}

/** Lets the arrow keys lead down and up through lying bars. */
export function VerticalKeys({ children }: { children: ReactNode }) {
  return <div onKeyDownCapture={translate}>{children}</div>
}

function translate(event: KeyboardEvent): void {
  const key = steps[event.key]
  if (!key || !event.isTrusted) return
  event.preventDefault()
  event.stopPropagation()
  event.target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
}

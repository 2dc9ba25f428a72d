'use client'

import { type ReactNode, Suspense, useState } from 'react'

interface WaitingProps {
  'aria-haspopup': 'menu'
  'aria-expanded': false
  onClick: () => void
  onPointerEnter: () => void
  onFocus: () => void
}

interface OnDemandProps {
  /** Begins to fetch what will be shown. */
  load: () => void
  /** The button that stands there until somebody presses it. */
  waiting: (props: WaitingProps) => ReactNode
  /** The same button with its menu open, made by a lazy component. */
  children: ReactNode
}

/** A menu whose code is fetched by those who reach for it: most readers of a page open none. */
export function OnDemand({ load, waiting, children }: OnDemandProps) {
  const [isWanted, setIsWanted] = useState(false)
  const button = waiting({
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => setIsWanted(true),
    onPointerEnter: load,
    onFocus: load,
  })
  return isWanted ? <Suspense fallback={button}>{children}</Suspense> : button
}

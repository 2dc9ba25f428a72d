'use client'

import { useLayoutEffect } from 'react'
import { useGo } from './picker'

const ownEscape = '[role="dialog"], [role="menu"], [role="listbox"], input, textarea, select'

/** Escape shows the whole table again, but where a dialog, a menu or a field has the key for itself. */
export function ClearOnEscape() {
  const go = useGo()
  // the key is there as soon as the filter is seen
  useLayoutEffect(() => {
    const clear = (event: KeyboardEvent) => {
      const { target } = event
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (target instanceof Element && target.closest(ownEscape)) return
      if (!document.querySelector('[role="dialog"], [role="menu"]')) go(location.pathname)
    }
    addEventListener('keydown', clear)
    return () => removeEventListener('keydown', clear)
  }, [go])
  return null
}

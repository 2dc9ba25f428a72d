'use client'

import { useEffect } from 'react'

/** A frame. */
const lookMs = 16
/** A chart whose room has just become known is drawn in the frame after. */
const quietLooks = 3

/** Marks the page as ready to be printed, once its fonts are there and every card is drawn. */
export function PrintReady() {
  useEffect(() => {
    let quiet = 0
    const timer = setInterval(() => {
      quiet = isDrawn() ? quiet + 1 : 0
      if (quiet < quietLooks) return
      clearInterval(timer)
      document.documentElement.dataset.print = 'ready'
    }, lookMs)
    return () => clearInterval(timer)
  }, [])
  return null
}

/** No picture's code is on the way, and no picture's room is empty. */
function isDrawn(): boolean {
  const frames = [...document.querySelectorAll('[data-chart-frame]')]
  return (
    document.fonts.status === 'loaded' &&
    document.querySelector('[data-pending]') === null &&
    frames.every((frame) => frame.querySelector('svg, table, p') !== null)
  )
}

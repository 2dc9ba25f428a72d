import { useSyncExternalStore } from 'react'

/** Long enough to be seen as growth, short enough not to be waited for. */
export const motionMs = 180

const still = '(prefers-reduced-motion: reduce), print'

/** Whether charts may move: not on paper, and not for whoever asked for less motion. */
export function useMotion(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(still)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => !window.matchMedia(still).matches,
    () => false,
  )
}

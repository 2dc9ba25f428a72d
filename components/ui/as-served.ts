import { useSyncExternalStore } from 'react'

/** Of markup it sets none: so React leaves what the server wrote, and does not compare the two. */
export const asServed = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }

/** Whether this is the first drawing of a page that came as HTML. */
export const useIsHydrating = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  )

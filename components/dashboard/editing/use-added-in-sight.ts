import { useEffect, useRef } from 'react'

/** Brings a card that is being added into sight, wherever among the others it stands. */
export function useAddedInSight(pending: Set<string>) {
  const list = useRef<HTMLUListElement>(null)
  const newest = [...pending].at(-1)
  useEffect(() => {
    if (newest) list.current?.querySelector(`[data-card-id="${newest}"]`)?.scrollIntoView({ block: 'center' })
  }, [newest])
  return list
}

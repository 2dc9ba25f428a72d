import { useEffect } from 'react'
import type { QueueEvent } from './edit-queue'

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y; Command on a Mac. Within a text they are the text's own. */
export function useUndoKeys(send: (event: QueueEvent) => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isText(event.target)) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      send({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [send])
}

const isText = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement

import { useEffect, useReducer, useRef } from 'react'
import { api } from '@/components/hooks/api'
import { ApiError } from '@/lib/client/api-error'
import type { Dashboard } from '@/lib/contracts/dashboard'
import { emptyQueue, type QueueEvent, queueAfter, shownOf } from './edit-queue'
import type { Change } from './edits'
import { saveChange } from './save-change'

/** A dashboard that is edited: shown at once, saved in order, with ways back. */
export function useEdits(first: Dashboard) {
  const [queue, send] = useReducer(queueAfter, first, emptyQueue)
  const isSending = useRef(false)
  const { saved, waiting, problem } = queue
  const next = waiting[0]
  useEffect(() => {
    if (!next || problem?.kind === 'retry' || isSending.current) return
    isSending.current = true
    save(saved, next.change).then((event) => {
      isSending.current = false
      send(event)
    })
  }, [saved, next, problem])
  useLeaveGuard(waiting.length > 0)
  return { queue, shown: shownOf(queue), send, change: (change: Change) => send({ type: 'do', change }) }
}

async function save(saved: Dashboard, change: Change): Promise<QueueEvent> {
  try {
    return { type: 'saved', dashboard: await saveChange(saved, change) }
  } catch (error) {
    return failure(saved, error)
  }
}

async function failure(saved: Dashboard, error: unknown): Promise<QueueEvent> {
  const { code, message, param } =
    error instanceof ApiError ? error : { code: '', message: String(error), param: null }
  if (code === 'conflict' && param === 'if_unchanged_since') {
    const newest = await api.getDashboard(saved.id).catch(() => null)
    if (newest) return { type: 'changed', dashboard: newest }
  }
  return { type: refusals.has(code) ? 'refused' : 'failed', message }
}

/** What will be refused again, however often it is tried: a full dashboard, too. */
const refusals = new Set(['validation_error', 'not_found', 'document_unreadable', 'conflict'])

/** The browser asks before it leaves what is not saved. */
function useLeaveGuard(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}

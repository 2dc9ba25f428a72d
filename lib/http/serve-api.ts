import { ServiceError } from '@/lib/services/errors'
import { answerError } from './answer-outside-next'
import { createRenderSlots } from './render-slots'
import { renderWithin } from './render-within'
import type { RequestHandler } from './server'

/** Health is answered all the while; the others take their time by right and have bounds of their own. */
const apart = /^\/api\/(?:health|auth)\/|\/(?:events|pdf|cleaned\.csv)\/?(?:\?|$)|[?&]wait=/

/** Fewer than the pool has connections to the database, so that health finds one free. */
const runningMax = 8
/** At some ten milliseconds a request, a second of waiting. */
const waitingMax = 64
const heldMsMax = 5000

const message = 'Too many requests are under way at this moment. Try again in a few seconds.'

/**
 * Next's handler with a bound on what is read of the API at once: beyond it all would wait for the database until none
 * is answered in time, health included. What changes something is bounded by its plans.
 */
export function serveApi(handle: RequestHandler): RequestHandler {
  const slots = createRenderSlots({ runningMax, waitingMax, heldMsMax, message })
  return async (request, response) => {
    if (request.method !== 'GET' || apart.test(request.url ?? '')) return handle(request, response)
    try {
      await renderWithin(slots, { request, response, handle })
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code !== 'overloaded') throw error
      await answerError(error, request, response)
    }
  }
}

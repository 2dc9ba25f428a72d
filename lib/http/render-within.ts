import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RenderSlots } from './render-slots'
import type { RequestHandler } from './server'

interface Render {
  request: IncomingMessage
  response: ServerResponse
  handle: RequestHandler
}

/** Has a page made for one visitor, in its turn. */
export async function renderWithin(slots: RenderSlots, { request, response, handle }: Render): Promise<void> {
  const free = await slots.take()
  response.once('close', free)
  if (response.destroyed || request.destroyed) return free()
  await handle(request, response)
}

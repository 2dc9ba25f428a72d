import { ServiceError } from '@/lib/services/errors'
import { answerBusy } from './busy-page'
import type { serveScripts } from './page-files'
import { createRenderSlots } from './render-slots'
import { renderWithin } from './render-within'
import { serveApi } from './serve-api'
import { type DrawPrintPage, servePrintPage } from './serve-print-page'
import { serveReady } from './serve-ready'
import { createSharePageServer, type SharePageDrawing } from './serve-share-page'
import type { RequestHandler } from './server'

const api = /^\/api(?:\/|$)/
/** Files are read, not made; the printer waits in a line of its own. */
const notMade = /^\/(?:_next|samples|quick-start|print)(?:\/|$)|^\/[^/]+\.[a-z]+$/
const printPage = /^\/print\/([^/]+)\/?$/
const sharePage = /^\/share\/([^/]+)\/view\/?$/

const rendersMax = 4
/** At some ten milliseconds a page, half a second of waiting. */
const waitingMax = 48
const heldMsMax = 5000

const createSlots = () => createRenderSlots({ runningMax: rendersMax, waitingMax, heldMsMax })

interface OwnPages {
  drawing: SharePageDrawing
  drawPrint: DrawPrintPage
  scripts: ReturnType<typeof serveScripts>
}

/**
 * Next's handler with bounds on the pages that it makes at once: a crowd is told to come again in a moment, while
 * those within the bounds, the API and health are answered. The pages of share links, which anybody may ask for, have
 * places of their own.
 */
export function servePages(
  handle: RequestHandler,
  { scripts, drawing, drawPrint }: OwnPages,
): RequestHandler {
  const places = createSlots()
  const callApi = serveApi(serveReady(handle))
  const serveSharePage = createSharePageServer({ handle, slots: createSlots(), drawing })
  return async (request, response) => {
    const [path = ''] = (request.url ?? '/').split('?', 1)
    if (api.test(path)) return callApi(request, response)
    const script = scripts(path)
    if (script) return script(request, response)
    const token = printPage.exec(path)?.[1]
    if (token && servePrintPage(drawPrint, token, response)) return
    if (notMade.test(path)) return handle(request, response)
    const linkId = sharePage.exec(path)?.[1]
    try {
      if (linkId) await serveSharePage({ request, response, linkId })
      else await renderWithin(places, { request, response, handle })
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code !== 'overloaded') throw error
      answerBusy(response, error)
    }
  }
}

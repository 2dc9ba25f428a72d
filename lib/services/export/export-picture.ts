import type { Ctx } from '../context'
import { notFound } from '../errors'
import { findSharedViewVersion } from '../share/find-shared-view-version'
import { noPass, readVisit } from '../share/require-viewer'
import { isOpenToAll, mayBeKept } from '../share/share-link-state'
import { showDashboard } from '../share/view-share-link'

export interface SharedPicture {
  /** Names what it shows. */
  version: string
  /** Whether a browser may keep it, and asks each time. */
  mayBeKept: boolean
  /** As PNG. */
  draw: () => Promise<Buffer>
}

/**
 * What is seen beside a link that is handed on: the head of its dashboard, of a link that is open to all. Throws
 * `not_found` for any other, so that nothing is told of it.
 */
export async function findSharedPicture(ctx: Ctx, linkId: string): Promise<SharedPicture> {
  const visit = await readVisit(ctx, linkId, noPass)
  const version = isOpenToAll(visit.link) ? await findSharedViewVersion(ctx, visit) : null
  if (!version) throw notFound('share link')
  return {
    version: version.name,
    mayBeKept: mayBeKept(visit.link),
    draw: async () => {
      const { dashboard } = await showDashboard(ctx, visit.link)
      const printedOn = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)
      return ctx.printer.print({ dashboard, url: null, printedOn, format: 'picture' }, {})
    },
  }
}

import type { SharedView } from '@/lib/contracts/dashboard'
import type { Ctx } from '../context'
import { countShareView } from './count-share-view'
import { readVisit, type ViewerPass } from './require-viewer'
import { showVisit } from './view-share-link'

/** As `viewShareLink`, for the page that people look at: counted for the owner where the link is open. */
export async function visitSharePage(ctx: Ctx, linkId: string, pass: ViewerPass): Promise<SharedView> {
  const visit = await readVisit(ctx, linkId, pass)
  const view = await showVisit(ctx, visit)
  if (visit.requires.length === 0) await countVisit(ctx, visit, pass)
  return view
}

/** A view that could not be counted is no reason to show nothing. */
export async function countVisit(...[ctx, visit, pass]: Parameters<typeof countShareView>): Promise<void> {
  await countShareView(ctx, visit, pass).catch((error: unknown) => {
    ctx.logger.warn({ error, requestId: ctx.requestId }, 'a view could not be counted')
  })
}

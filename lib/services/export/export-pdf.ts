import type { PdfFormat } from '@/lib/contracts/pdf'
import { requireActor } from '../access'
import type { Ctx } from '../context'
import { getDashboard } from '../dashboard/get-dashboard'
import { ServiceError } from '../errors'
import { presentShareLink } from '../share/present-share-link'
import { requireViewer, type ViewerPass } from '../share/require-viewer'
import { isOpenToAll } from '../share/share-link-state'
import { showDashboard } from '../share/view-share-link'
import type { PrintJob } from './print-jobs'

export interface PdfFile {
  /** Of the file, without its ending. */
  name: string
  content: Buffer
}

interface PrintOptions {
  format: PdfFormat
  signal?: AbortSignal
}

/** A dashboard of the account that asks, on paper: for premium accounts. */
export async function exportDashboardPdf(
  ctx: Ctx,
  dashboardId: string,
  options: PrintOptions,
): Promise<PdfFile> {
  const dashboard = await getDashboard(ctx, dashboardId, 'viewer')
  if (requireActor(ctx).plan !== 'premium') {
    throw new ServiceError('premium_required', {
      message: 'PDFs are for premium accounts. Change the plan, or print the page from the browser.',
      param: 'pdf',
    })
  }
  return printPdf(ctx, { dashboard, url: await findOpenUrl(ctx, dashboard.id) }, options)
}

/** A shared dashboard on paper, where its link allows its viewers that. */
export async function exportSharedPdf(
  ctx: Ctx,
  linkId: string,
  { pass, ...options }: PrintOptions & { pass: ViewerPass },
): Promise<PdfFile> {
  const { link } = await requireViewer(ctx, linkId, { pass, allowance: 'allow_pdf_export' })
  const view = await showDashboard(ctx, link)
  const url = isOpenToAll(link) ? view.share_link.share_url : null
  return printPdf(ctx, { dashboard: view.dashboard, url }, options)
}

async function printPdf(
  ctx: Ctx,
  { dashboard, url }: Pick<PrintJob, 'dashboard' | 'url'>,
  { format, signal }: PrintOptions,
): Promise<PdfFile> {
  const printedOn = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)
  const content = await ctx.printer.print({ dashboard, url, printedOn, format }, { signal })
  return { name: dashboard.title, content }
}

/**
 * The newest living link's that anybody can open; null without one. Paper is handed on: it says nothing of a link
 * that was meant for named people, or that asks for a password.
 */
async function findOpenUrl(ctx: Ctx, dashboardId: string): Promise<string | null> {
  const link = await ctx.db.shareLink.findFirst({
    where: {
      dashboardId,
      visibility: 'public',
      passwordHash: null,
      revokedAt: null,
      OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }],
    },
    orderBy: { createdAt: 'desc' },
  })
  return link && presentShareLink(link).share_url
}

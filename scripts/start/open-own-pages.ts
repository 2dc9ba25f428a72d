import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import path from 'node:path'
import type * as Drawing from '@/components/share-page/render-share-page'
import { readPageFiles, readPrintFiles, serveScripts } from '@/lib/http/page-files'
import { pagePolicy } from '@/lib/http/page-policy'
import type { DrawPrintPage } from '@/lib/http/serve-print-page'
import type { SharePageDrawing } from '@/lib/http/serve-share-page'
import { sharePageFolder } from '../build/share-page-folder'

/** What Next tells of the page's parts, its styles among them. */
const nextManifest = (page: string) => `.next/server/app/${page}/page_client-reference-manifest.js`

/** The pages that are made without Next, as they were built: those of share links, and those to be printed. */
export function openOwnPages(projectDir: string) {
  const folder = sharePageFolder(projectDir)
  const { renderSharePage, renderPrintPage, themeScript } = createRequire(import.meta.url)(
    path.join(folder, 'draw.cjs'),
  ) as typeof Drawing
  const manifestOf = (page: string) => path.join(projectDir, nextManifest(page))
  const files = readPageFiles(folder, manifestOf('share/[linkId]/view'))
  const printFiles = readPrintFiles(folder, manifestOf('print/[token]'))
  const drawing: SharePageDrawing = {
    draw: (view) => renderSharePage(view, files),
    policy: policyFor(themeScript()),
  }
  const drawPrint: DrawPrintPage = (job) => renderPrintPage(job, printFiles)
  return { drawing, drawPrint, scripts: serveScripts(folder) }
}

/** Of the scripts within the page the one with this text: bytes that all are given hold no nonce. */
function policyFor(inlineScript: string): string {
  const hash = createHash('sha256').update(inlineScript).digest('base64')
  return pagePolicy(`'sha256-${hash}'`)
}

import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import path from 'node:path'
import type * as Drawing from '@/components/share-page/render-share-page'
import { readPageFiles, serveScripts } from '@/lib/http/page-files'
import { pagePolicy } from '@/lib/http/page-policy'
import type { SharePageDrawing } from '@/lib/http/serve-share-page'
import { sharePageFolder } from '../build/share-page-folder'

/** What Next tells of the page's parts, its styles among them. */
const nextManifest = '.next/server/app/share/[linkId]/view/page_client-reference-manifest.js'

/** The page of share links as it was built. */
export function openSharePages(projectDir: string) {
  const folder = sharePageFolder(projectDir)
  const { renderSharePage, themeScript } = createRequire(import.meta.url)(
    path.join(folder, 'draw.cjs'),
  ) as typeof Drawing
  const files = readPageFiles(folder, path.join(projectDir, nextManifest))
  const drawing: SharePageDrawing = {
    draw: (view) => renderSharePage(view, files),
    policy: policyFor(themeScript()),
  }
  return { drawing, scripts: serveScripts(folder) }
}

/** Of the scripts within the page the one with this text: bytes that all are given hold no nonce. */
function policyFor(inlineScript: string): string {
  const hash = createHash('sha256').update(inlineScript).digest('base64')
  return pagePolicy(`'sha256-${hash}'`)
}

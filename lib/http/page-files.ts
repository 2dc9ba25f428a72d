import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { bestEncoding, type Encoding } from './encoding'

/** What Next has no part in. */
const scriptPath = '/_share/'
const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' }

/** What a browser fetches besides a share link's page. */
export interface PageFiles {
  styles: string[]
  script: string
  modules: string[]
}

/**
 * Of the build in a project's folder: Next's styles, and our scripts. Throws where there is none.
 * @param next what Next tells of the page's parts (`…/page_client-reference-manifest.js`)
 */
export function readPageFiles(folder: string, next: string): PageFiles {
  const { script, modules } = readScripts(folder)
  return { styles: readStyles(next), script, modules }
}

/** The same of the page to be printed. */
export function readPrintFiles(folder: string, next: string) {
  return { styles: readStyles(next), script: readScripts(folder).printScript }
}

const readStyles = (next: string) => stylesIn(readFileSync(next, 'utf8'))

function readScripts(folder: string) {
  const list = JSON.parse(readFileSync(path.join(folder, 'scripts.json'), 'utf8')) as {
    script: string
    modules: string[]
    printScript: string
  }
  const address = (name: string) => `${scriptPath}${name}`
  return {
    script: address(list.script),
    modules: list.modules.map(address),
    printScript: address(list.printScript),
  }
}

/** A statement that assigns one object, in JSON, of which `entryCSSFiles` are the styles of each part of the page. */
function stylesIn(manifest: string): string[] {
  const json = manifest.slice(manifest.indexOf('] = {') + '] = '.length).replace(/;\s*$/, '')
  const { entryCSSFiles } = JSON.parse(json) as { entryCSSFiles: Record<string, { path: string }[]> }
  const files = Object.values(entryCSSFiles).flatMap((parts) => parts.map((part) => `/_next/${part.path}`))
  if (files.length === 0) throw new Error('Next names no styles of the share page.')
  return [...new Set(files)]
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Serves the scripts from memory; null for a path that is none of theirs. A name stands for what is in it. */
export function serveScripts(folder: string): (path: string) => Answer | null {
  const scripts = path.join(folder, 'scripts')
  const files = new Map(readdirSync(scripts).map((name) => [name, readFileSync(path.join(scripts, name))]))
  return (asked) => {
    const name = asked.startsWith(scriptPath) ? asked.slice(scriptPath.length) : ''
    if (!name.endsWith('.js') || !files.has(name)) return null
    return (request, response) => {
      const encoding = bestEncoding(request.headers['accept-encoding']?.toString())
      const body = files.get(`${name}${suffixes[encoding]}`)!
      response.writeHead(200, {
        'content-type': 'text/javascript',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
        'content-length': body.length,
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      })
      response.end(request.method === 'HEAD' ? undefined : body)
    }
  }
}

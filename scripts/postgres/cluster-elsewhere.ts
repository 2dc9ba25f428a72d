import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Where root keeps what other users must reach. */
export const rootHome = '/var/lib/readout'

/** Of a cluster that can't be in the data folder: a marker there, and its id beside the cluster. */
interface Marker {
  id: string
  folder: string
}

const markerOf = (kept: string) => path.join(kept, 'elsewhere.json')
const idFile = (folder: string) => path.join(folder, 'id')

/** The folder that the data folder says its cluster is in; throws where that is not the one it means. */
export function findElsewhere(kept: string): string | null {
  if (!existsSync(markerOf(kept))) return null
  const { id, folder } = JSON.parse(readFileSync(markerOf(kept), 'utf8')) as Marker
  const found = existsSync(path.join(folder, 'id')) ? readFileSync(idFile(folder), 'utf8').trim() : null
  if (found === id) return folder
  throw new Error(
    `The database of this data folder is in ${folder} (${markerOf(kept)}), and ${found ? 'another one is there' : 'nothing is there'}. Bring it back, or remove ${kept} to begin with an empty one.`,
  )
}

/** Says in the data folder that its cluster is in this other one, by default one that is made for it. */
export function putElsewhere(kept: string, folder?: string): string {
  const id = randomBytes(8).toString('hex')
  const marker: Marker = { id, folder: folder ?? path.join(rootHome, id) }
  mkdirSync(rootHome, { recursive: true, mode: 0o755 })
  mkdirSync(marker.folder, { recursive: true })
  writeFileSync(idFile(marker.folder), `${id}\n`)
  writeFileSync(markerOf(kept), `${JSON.stringify(marker, null, 2)}\n`)
  return marker.folder
}

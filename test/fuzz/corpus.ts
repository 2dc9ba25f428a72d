import fs from 'node:fs'
import path from 'node:path'

export interface CorpusFile {
  name: string
  type: 'csv' | 'json'
  bytes: Buffer
}

const folders = ['test/datasets', 'test/datasets/gallery', 'public/samples']
/** A run has thousands of them: what a larger file shows, its first rows show as well. */
const bytesMax = 40_000

/** The tables that the product is tried on, each cut to its first rows. */
export function readCorpus(): CorpusFile[] {
  return folders.flatMap((folder) =>
    fs
      .readdirSync(folder)
      .filter((name) => /\.(csv|tsv|json)$/.test(name))
      .map((name) => {
        const bytes = fs.readFileSync(path.join(folder, name))
        const type = name.endsWith('.json') ? ('json' as const) : ('csv' as const)
        return { name, type, bytes: cut(bytes, type) }
      }),
  )
}

function cut(bytes: Buffer, type: CorpusFile['type']): Buffer {
  if (bytes.length <= bytesMax) return bytes
  const text = bytes.subarray(0, bytesMax).toString()
  if (type === 'csv') return Buffer.from(text.slice(0, text.lastIndexOf('\n') + 1))
  return Buffer.from(text.startsWith('[') ? `${text.slice(0, text.lastIndexOf('}') + 1)}]` : text)
}

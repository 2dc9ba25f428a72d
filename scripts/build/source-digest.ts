import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** All that the pages are made of. */
const folders = ['app', 'components', 'lib', 'public']
const files = [
  'proxy.ts',
  'instrumentation-client.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
  'scripts/build/bundle-share-page.ts',
]
const leftOut = /\.test\.tsx?$|^lib[/\\]db[/\\]generated/

/** A digest of the sources of the build: the same files give the same one, whenever they were written. */
export function sourceDigest(projectDir: string): string {
  const hash = createHash('sha256').update(process.version)
  for (const file of [...folders.flatMap((folder) => filesIn(projectDir, folder)), ...files].sort()) {
    if (leftOut.test(file)) continue
    hash
      .update(file)
      .update('\0')
      .update(readIfThere(path.join(projectDir, file)))
      .update('\0')
  }
  return hash.update(readIfThere(path.join(projectDir, 'prisma', 'schema.prisma'))).digest('hex')
}

function filesIn(projectDir: string, folder: string): string[] {
  return readdirSync(path.join(projectDir, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(projectDir, path.join(entry.parentPath, entry.name)))
}

function readIfThere(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0)
    throw error
  }
}

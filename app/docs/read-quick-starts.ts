import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** Relative to the folder that every process of ours is started in; e2e/api/quick-start.spec.ts runs the same files. */
const folder = path.join('public', 'quick-start')

const languages = [
  { name: 'curl', fileName: 'quick-start.sh' },
  { name: 'TypeScript', fileName: 'quick-start.ts' },
  { name: 'Python', fileName: 'quick-start.py' },
]

/** The quick starts as they are run. */
export const readQuickStarts = () =>
  Promise.all(
    languages.map(async (language) => ({
      ...language,
      code: await readFile(path.resolve(folder, language.fileName), 'utf8'),
    })),
  )

import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** Relative to the folder that every process of ours is started in; e2e/api/quick-start.spec.ts runs what is printed. */
const folder = path.join('public', 'quick-start')

const languages = [
  { name: 'curl', command: 'sh', fileName: 'quick-start.sh' },
  { name: 'Node.js', command: 'node', fileName: 'quick-start.mjs' },
  { name: 'Python', command: 'python3', fileName: 'quick-start.py' },
]

const table = 'store-orders.csv'

/** The quick starts as they are run, with the commands that fetch and run each. */
export const readQuickStarts = () =>
  Promise.all(
    languages.map(async ({ name, command, fileName }) => ({
      name,
      fileName,
      commands: [
        `curl -fsSO "$READOUT_URL/quick-start/${fileName}"`,
        `curl -fsSO "$READOUT_URL/samples/${table}"`,
        `${command} ${fileName} ${table}`,
      ].join('\n'),
      code: await readFile(path.resolve(folder, fileName), 'utf8'),
    })),
  )

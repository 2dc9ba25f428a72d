import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { dashboardSchema } from '@/lib/contracts/dashboard'
import { successEnvelope } from '@/lib/contracts/envelope'
import { generateCompletedSchema } from '@/lib/contracts/generation'
import { test } from './keyed-test'
import { baseUrl, salesCsv } from './product'

/** The very commands that /docs/ prints, run as a reader would: in an empty folder, with nothing set before. */

const run = promisify(execFile)
const shareUrl = new RegExp(`Share it: +${baseUrl}/share/[0-9A-Za-z]{22}/view/`)

const languages = [
  { name: 'curl', file: 'quick-start.sh', needs: 'curl' },
  { name: 'Node.js', file: 'quick-start.mjs', needs: 'node' },
  { name: 'Python', file: 'quick-start.py', needs: 'python3' },
]

const isThere = (command: string) => spawnSync(command, ['--version']).status === 0

const entities: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

async function printed(label: string, page = ''): Promise<string> {
  const html = await (await fetch(`${baseUrl}/docs/${page}`)).text()
  const block = new RegExp(`aria-label="${label}"[^>]*><pre[^>]*><code>([^<]*)</code>`).exec(html)
  if (!block?.[1]) throw new Error(`/docs/${page} prints nothing under "${label}".`)
  return block[1].replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
}

/** With an environment of nothing but where programs are. */
const runBare = (script: string, cwd: string) =>
  run('env', ['-i', `PATH=${process.env.PATH}`, 'sh', '-e', '-c', script], { cwd })

interface Tried {
  code: number
  text: string
  folder: string
}

/** Runs what is printed for a file, with a key in the place of the one that is left open. */
async function follow(file: string, { key, table }: { key: string; table?: Buffer }): Promise<Tried> {
  const folder = mkdtempSync(path.join(tmpdir(), 'readout-quick-start-'))
  const first = (await printed('First')).replace('readout_…', key)
  let commands = await printed(`Run ${file}`)
  if (table) {
    writeFileSync(path.join(folder, 'mine.csv'), table)
    commands = commands.replace(/\S+$/, 'mine.csv')
  }
  return runBare(`${first}\n${commands}`, folder).then(
    ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr, folder }),
    ({ code, stdout, stderr }) => ({ code, text: stdout + stderr, folder }),
  )
}

for (const { name, file, needs } of languages) {
  test(`the quick start in ${name} makes a dashboard`, async ({ freeKey: key }, testInfo) => {
    testInfo.skip(!isThere(needs), `${needs} is not installed on this machine`)
    const { code, text, folder } = await follow(file, { key })
    expect(text).toMatch(shareUrl)
    expect(code).toBe(0)
    if (file !== 'quick-start.sh') return
    const answer = JSON.parse(readFileSync(path.join(folder, 'dashboard.json'), 'utf8'))
    expect(successEnvelope(dashboardSchema).parse(answer).data.chart_blocks.length).toBeGreaterThan(3)
  })

  test(`the quick start in ${name} says what was refused`, async ({ freeKey }, testInfo) => {
    testInfo.skip(!isThere(needs), `${needs} is not installed on this machine`)
    const stranger = await follow(file, { key: 'nonsense' })
    expect([stranger.code, stranger.text]).toEqual([1, expect.stringContaining('invalid_api_key')])
    const table = Buffer.from('region,revenue\n'.padEnd(12_000_000, 'North,10\n'))
    const large = await follow(file, { key: freeKey, table })
    expect([large.code, large.text]).toEqual([1, expect.stringMatching(/file_too_large.*10 MB/s)])
  })

  test(`the quick start in ${name} is served as text`, async () => {
    const { headers } = await fetch(`${baseUrl}/quick-start/${file}`)
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
}

test('the request that the reference prints for an upload can be sent as it stands', async ({
  freeKey,
}, testInfo) => {
  testInfo.skip(!isThere('curl'), 'curl is not installed on this machine')
  const folder = mkdtempSync(path.join(tmpdir(), 'readout-reference-'))
  writeFileSync(path.join(folder, 'orders.csv'), salesCsv(50))
  const request = await printed('Request: Make a dashboard of a table', 'api/generations/')
  const first = (await printed('First')).replace('readout_…', freeKey)
  const { stdout, stderr } = await runBare(`${first}\n${request}`, folder)
  expect(successEnvelope(generateCompletedSchema).parse(JSON.parse(stdout)).data.status).toBe('completed')
  expect(stderr).not.toContain('not found')
})

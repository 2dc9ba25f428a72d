import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { dashboardSchema } from '@/lib/contracts/dashboard'
import { successEnvelope } from '@/lib/contracts/envelope'
import { test } from './keyed-test'
import { baseUrl } from './product'

/** The very files that /docs/ shows, run as a reader would run them. */

const run = promisify(execFile)
const sample = path.resolve('public/samples/store-orders.csv')
const fileOf = (ending: string) => path.resolve(`public/quick-start/quick-start.${ending}`)
const shareUrl = new RegExp(`Share it: +${baseUrl}/share/[0-9A-Za-z]{22}/view/`)

const languages = [
  { name: 'curl', ending: 'sh', command: 'sh', args: [], needs: 'curl' },
  {
    name: 'TypeScript',
    ending: 'ts',
    command: process.execPath,
    args: ['--import', 'tsx'],
    needs: process.execPath,
  },
  { name: 'Python', ending: 'py', command: 'python3', args: [], needs: 'python3' },
]

const isThere = (command: string) => spawnSync(command, ['--version']).status === 0

for (const { name, ending, command, args, needs } of languages) {
  const start = (key: string, file: string, cwd?: string) =>
    run(command, [...args, fileOf(ending), file], {
      cwd,
      env: { ...process.env, READOUT_URL: baseUrl, READOUT_API_KEY: key },
    })

  test(`the quick start in ${name} makes a dashboard`, async ({ freeKey }, testInfo) => {
    testInfo.skip(!isThere(needs), `${needs} is not installed on this machine`)
    const folder = ending === 'ts' ? undefined : mkdtempSync(path.join(tmpdir(), 'readout-quick-start-'))
    const { stdout } = await start(freeKey, sample, folder)
    expect(stdout).toMatch(shareUrl)
    if (ending !== 'sh' || !folder) return
    const answer = JSON.parse(readFileSync(path.join(folder, 'dashboard.json'), 'utf8'))
    expect(successEnvelope(dashboardSchema).parse(answer).data.chart_blocks.length).toBeGreaterThan(3)
  })

  test(`the quick start in ${name} says what was refused`, async ({ plans: _ }, testInfo) => {
    testInfo.skip(!isThere(needs), `${needs} is not installed on this machine`)
    const refused = await start('nonsense', sample).then(
      () => null,
      (error: { stderr: string; stdout: string; code: number }) => error,
    )
    expect(refused?.code).toBe(1)
    expect(`${refused?.stderr}${refused?.stdout}`).toContain('invalid_api_key')
  })
}

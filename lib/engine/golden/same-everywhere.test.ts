import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import { bundleEngine } from '@/scripts/bundle-engine.mjs'

const root = path.resolve(import.meta.dirname, '../../..')
const files = [
  'public/samples/store-orders.csv',
  'test/datasets/vega_penguins.json',
  'test/datasets/it_contratti.csv',
]

function draftIn(timeZone: string, locale: string, file: string): string {
  const output = execFileSync(process.execPath, ['scripts/analyze.mjs', file, '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    env: { ...process.env, TZ: timeZone, LANG: locale, LC_ALL: locale },
  })
  const { timing, ...draft } = JSON.parse(output) as Record<string, unknown>
  expect(timing).toBeDefined()
  return JSON.stringify(draft)
}

it('gives the same draft in two processes, time zones and locales', { timeout: 120_000 }, async () => {
  await bundleEngine('scripts/analyze/run-analyze.ts')
  for (const file of files) {
    expect(draftIn('Pacific/Kiritimati', 'de_DE.UTF-8', file)).toBe(
      draftIn('America/St_Johns', 'tr_TR.UTF-8', file),
    )
  }
})

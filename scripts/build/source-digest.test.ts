import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sourceDigest } from './source-digest'

let project: string
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'readout-digest-'))
  for (const folder of ['app', 'components', 'lib', 'public']) mkdirSync(path.join(project, folder))
  write('app/page.tsx', 'one')
})
afterEach(() => rmSync(project, { recursive: true }))

const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true })
  writeFileSync(path.join(project, file), content)
}

it('stays the same when the same files are written again', () => {
  const before = sourceDigest(project)
  write('app/page.tsx', 'one')
  expect(sourceDigest(project)).toBe(before)
})

it.each(['app/page.tsx', 'lib/deep/new.ts', 'prisma/schema.prisma', 'next.config.mjs', 'public/a.csv'])(
  'changes with %s',
  (file) => {
    const before = sourceDigest(project)
    write(file, 'two')
    expect(sourceDigest(project)).not.toBe(before)
  },
)

it.each(['lib/page.test.ts', 'lib/db/generated/client.ts', 'docs/page.md'])(
  'does not change with %s',
  (file) => {
    const before = sourceDigest(project)
    write(file, 'two')
    expect(sourceDigest(project)).toBe(before)
  },
)

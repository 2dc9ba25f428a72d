import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'readout-bundle-'))
  write('sum.cjs', 'const path = require("node:path");exports.told = (n) => path.basename("sums/" + (n + 1))')
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
const caches = () => readdirSync(folder).filter((name) => name.endsWith('.cache'))

function run(...flags: string[]) {
  const loader = pathToFileURL(path.resolve(import.meta.dirname, 'load-bundle.mjs')).href
  const bundle = pathToFileURL(path.join(folder, 'sum.cjs')).href
  const script = `import { loadBundle } from '${loader}'
console.log(loadBundle(new URL('${bundle}')).told(41))`
  return execFileSync(process.execPath, [...flags, '--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: { NODE_ENV: 'test', TZ: 'UTC' },
  }).trim()
}

describe('a bundle', () => {
  it('gives its exports, and keeps what was compiled of it beside it', () => {
    expect(run()).toBe('42')
    expect(caches()).toHaveLength(1)
    expect(run()).toBe('42')
    expect(readdirSync(folder)).toHaveLength(2)
  })

  it('has a cache of its own for other flags', () => {
    run()
    expect(run('--max-old-space-size=100')).toBe('42')
    expect(caches()).toHaveLength(2)
  })

  it('is loaded without a cache that V8 refuses, and keeps a new one', () => {
    run()
    const [cache] = caches()
    write(cache!, 'no cache')
    expect(run()).toBe('42')
    expect(run()).toBe('42')
  })

  it('is loaded where no cache can be kept', () => {
    run()
    const [cache] = caches()
    rmSync(path.join(folder, cache!))
    // a folder in its place can be neither read nor written over
    mkdirSync(path.join(folder, cache!))
    writeFileSync(path.join(folder, cache!, 'taken'), '')
    expect(run()).toBe('42')
  })
})

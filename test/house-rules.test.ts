import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && fs.existsSync(file))
const sources = tracked.filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file))
const read = (file: string) => fs.readFileSync(file, 'utf8')
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file) || /^(e2e|test)\//.test(file)

describe('the house', () => {
  it('has rooms to check', () => {
    expect(sources.length).toBeGreaterThan(100)
  })

  it('keeps its top level to what the plan names', () => {
    const known = new Set(
      'app components lib prisma public e2e test bench scripts docs .ci .github README.md package.json package-lock.json tsconfig.json next.config.mjs postcss.config.mjs prisma.config.ts vitest.config.ts playwright.config.ts proxy.ts instrumentation.ts instrumentation-client.ts biome.json knip.json .dependency-cruiser.cjs .npmrc .gitignore .env.example LICENSE CONTRIBUTING.md CHANGELOG.md'.split(
        ' ',
      ),
    )
    expect(tracked.map((file) => file.split('/')[0]).filter((name) => !known.has(name as string))).toEqual([])
  })

  it('has every test that it says holds what audits found', () => {
    const named = [...read('docs/measurements/what-holds.md').matchAll(/`([\w./-]+\.(?:ts|tsx))`/g)]
    const gone = named.map(([, file]) => file as string).filter((file) => !tracked.includes(file))
    expect(named.length).toBeGreaterThan(60)
    expect(gone).toEqual([])
  })

  it('has no folder that could hold anything', () => {
    const vague = /(^|\/)(utils|helpers|types|common|misc|shared)\//
    expect(tracked.filter((file) => vague.test(file) && !file.startsWith('app/'))).toEqual([])
  })

  it('keeps files short', () => {
    const long = sources
      .filter((file) => !isTest(file))
      .map((file) => [file, read(file).split('\n').length - 1] as const)
      .filter(([, lines]) => lines > 300)
    expect(long).toEqual([])
  })

  it('keeps route files thin', () => {
    const thick = sources
      .filter((file) => /^app\/.*\/route\.ts$/.test(file))
      .map((file) => [file, read(file).split('\n').length - 1] as const)
      .filter(([, lines]) => lines > 40)
    expect(thick).toEqual([])
  })

  it('has no barrel files', () => {
    expect(sources.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([])
  })

  it('silences no rule and leaves nothing for later', () => {
    const marks = ['biome-' + 'ignore', '@ts-' + 'ignore', '@ts-' + 'expect-error', 'TO' + 'DO', 'FIX' + 'ME']
    const marked = sources.filter((file) => marks.some((mark) => read(file).includes(mark)))
    expect(marked).toEqual([])
  })

  it('skips no test and keeps none alone', () => {
    const skip = /\b(it|test|describe)\.(skip|only|todo)\b/
    expect(sources.filter((file) => isTest(file) && skip.test(read(file)))).toEqual([])
  })

  it('reads the environment in one place of the product', () => {
    const readers = sources.filter(
      (file) =>
        /^(app|components|lib)\//.test(file) && !isTest(file) && read(file).includes('process' + '.env'),
    )
    expect(readers).toEqual(['lib/env.ts'])
  })

  it('names no foreign host that a browser or the product would load from', () => {
    const loads = /(src|href|url)\s*[=(]\s*["'`]?https?:\/\/(?!localhost|127\.0\.0\.1)/
    const files = tracked.filter((file) => /^(app|components)\/.*\.(tsx|css)$/.test(file))
    expect(files.filter((file) => loads.test(read(file)))).toEqual([])
  })

  it('pins every dependency exactly, with no registry in the lock file', () => {
    const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
    const versions = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((part) =>
      Object.entries(manifest[part] ?? {}),
    )
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
    expect(read('package-lock.json')).not.toContain('"resolved": "http')
  })

  it('locks the packages of every platform, or `npm ci` refuses the lock file', () => {
    type Entry = { optionalDependencies?: Record<string, string> }
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Entry> }
    const missing = Object.entries(packages).flatMap(([place, entry]) =>
      Object.keys(entry.optionalDependencies ?? {}).filter(
        (name) => !packages[`node_modules/${name}`] && !packages[`${place}/node_modules/${name}`],
      ),
    )
    expect(missing).toEqual([])
  })

  it('names decisions by number and title, without gaps', () => {
    const numbers = fs
      .readdirSync('docs/decisions')
      .filter((file) => file.endsWith('.md'))
      .sort()
      .map((file) => Number(/^(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1]))
    expect(numbers).toEqual(numbers.map((_, i) => i + 1))
    expect(numbers.length).toBeGreaterThan(0)
  })

  it('links only to files that exist in its documents', () => {
    const documents = tracked.filter((file) => file.endsWith('.md') && !file.startsWith('node_modules/'))
    const broken = documents.flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
        .map((match) => path.join(path.dirname(file), match[1] as string))
        .filter((target) => !fs.existsSync(target))
        .map((target) => `${file} → ${target}`),
    )
    expect(broken).toEqual([])
  })
})

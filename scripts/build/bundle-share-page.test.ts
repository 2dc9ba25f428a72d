import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { expect, it } from 'vitest'
import { buildScripts, importedBy } from './bundle-share-page'

const projectDir = path.resolve(import.meta.dirname, '../..')

it('wakes a share page with little, and without what other pages stand on', async () => {
  const { metafile, outputFiles } = await buildScripts(projectDir)
  const first = importedBy(metafile, 'share-page/wake.tsx')
  const used = first.flatMap((file) => Object.keys(metafile.outputs[file]?.inputs ?? {}))
  const strange =
    /node_modules\/(zod|next|next-auth|recharts|@tanstack|tailwind-merge|d3-scale|d3-shape|d3-geo)\//
  expect(used.filter((file) => strange.test(file))).toEqual([])
  // the server wrote what a claim rests on
  expect(used).not.toContain('components/dashboard/evidence/evidence-numbers.tsx')
  const kbOf = async (files: Iterable<string>) => {
    const contents = [...files].map((file) =>
      outputFiles.find((one) => one.path.endsWith(`/${path.basename(file)}`)),
    )
    const sizes = contents.map(async (file) => (await promisify(brotliCompress)(file!.contents)).length)
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024
  }
  expect(await kbOf(first)).toBeLessThan(90)
  // a map, a disc and an open menu are as much as a page has
  const entries = [
    'charts/pictures.ts',
    'geo/drawn-map.tsx',
    'pie/pie.tsx',
    'gauge/gauge.tsx',
    'dashboard/card-menu-open.tsx',
  ]
  const later = entries.map((entry) => importedBy(metafile, entry))
  expect(later.filter((files) => files.length < 3)).toEqual([])
  const all = new Set([...first, ...later.flat()])
  expect((await kbOf(all)) + all.size * headersKb).toBeLessThan(150)
  const map = importedBy(metafile, 'charts/geo/drawn-map.tsx')
  const inMap = map.flatMap((file) => Object.keys(metafile.outputs[file]?.inputs ?? {}))
  expect(inMap).toContain('components/charts/geo/region-map.tsx')
  expect(inMap.filter((file) => outlines.test(file))).toEqual([])
})

/** Of an answer, over HTTP/1.1. */
const headersKb = 0.43

/** What a map is drawn with, which one that stands in the page has no need of. */
const outlines = /node_modules\/(d3-geo|topojson-client|world-atlas|us-atlas|i18n-iso-countries)\//

import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { DashboardDraft } from '@/lib/contracts/draft'
import { makeOddTable } from '@/test/odd-tables/odd-table'
import { composeDashboard } from '../compose/compose-dashboard'
import { understandDataset } from '../generate-dashboard'
import { parseInstructions } from '../instructions/parse-instructions'
import type { Understanding } from '../understanding'

const root = path.resolve(import.meta.dirname, '../../..')
const files = ['test/datasets', 'test/datasets/gallery', 'public/samples']
  .flatMap((folder) => fs.readdirSync(path.join(root, folder)).map((name) => path.join(root, folder, name)))
  .filter((file) => /\.(csv|tsv|json)$/.test(file))
  .sort()
const oddTables = 60

/** All that a viewer reads, besides the values themselves. */
const wordsOf = (draft: DashboardDraft) => [
  draft.title,
  draft.description,
  ...draft.layout.narrative_snippets,
  ...draft.insights.map(({ text }) => text),
  ...draft.blocks.flatMap(({ title, description, spec }) => [
    title,
    description,
    ...Object.entries(spec).flatMap(([key, value]) => (/label|title/.test(key) ? [String(value)] : [])),
  ]),
]

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Names of columns as the file writes them, where the column is called otherwise: `unit_price`. */
function rawNames(understanding: Understanding): string[] {
  const { table, subject } = understanding
  const { columns } = subject.profile
  const others = [
    understanding.name,
    ...columns.map(({ label }) => label),
    ...table.columns.flatMap(({ values, type }) => (type === 'text' ? values : [])),
  ].join('\n')
  return columns
    .filter(({ name, label }) => name.length > 2 && /[\p{L}]/u.test(name) && !same(name, label))
    .map(({ name }) => name)
    .filter((name) => !others.toLowerCase().includes(name.trim().toLowerCase()))
}

const same = (name: string, label: string) => name.trim().toLowerCase() === label.trim().toLowerCase()

function saidRaw(bytes: Uint8Array, fileType: 'csv' | 'json', fileName?: string): string[] {
  const understanding = understandDataset(bytes, { fileType, fileName })
  const draft = composeDashboard(understanding, parseInstructions('', understanding))
  const words = wordsOf(draft)
  return rawNames(understanding).flatMap((name) => {
    const whole = new RegExp(`(?<![\\p{L}\\p{N}_])${escaped(name.trim())}(?![\\p{L}\\p{N}_])`, 'iu')
    return words.filter((text) => whole.test(text)).map((text) => `${name}: ${text}`)
  })
}

it.each(files.map((file) => [path.basename(file), file]))(
  'calls each column of %s by one name',
  (name, file) => {
    expect(saidRaw(fs.readFileSync(file), name.endsWith('.json') ? 'json' : 'csv', name)).toEqual([])
  },
)

it('has names to look for', () => {
  const rows = Array.from({ length: 12 }, (_, row) => `${row % 3},${row * 1.5}`)
  const bytes = new TextEncoder().encode(['shop_nr,unit_price_usd', ...rows].join('\n'))
  expect(rawNames(understandDataset(bytes, { fileType: 'csv' }))).toEqual(['shop_nr', 'unit_price_usd'])
})

it('calls each column of odd tables by one name', () => {
  const said: string[] = []
  for (let seed = 1; seed <= oddTables; seed++) {
    const { bytes, fileType } = makeOddTable(seed)
    try {
      said.push(...saidRaw(bytes, fileType).map((text) => `seed ${seed}: ${text}`))
    } catch {
      // what holds no table says nothing of columns
    }
  }
  expect(said).toEqual([])
})

import fs from 'node:fs'
import path from 'node:path'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import type { CardType } from '@/lib/contracts/cards'
import type { Selection } from '@/lib/contracts/selection'
import { wholeTable } from '@/lib/contracts/selection-query'
import { writeCleanedCsv } from '../clean/write-cleaned-csv'
import { generateDashboard, understandDataset } from '../generate-dashboard'
import { checkBoxes, checkPoints, checkTable } from '../golden/check-rows'
import { recomputeGroups } from '../golden/recompute'
import { passes, type TextRow } from '../golden/recompute-filter'
import type { Table } from '../table/table'
import { filterDashboard } from './filter-dashboard'
import type { StoredCard } from './stored-card'

const root = path.resolve(import.meta.dirname, '../../..')
const files = ['test/datasets', 'public/samples']
  .flatMap((folder) => fs.readdirSync(path.join(root, folder)).map((name) => path.join(root, folder, name)))
  .filter((file) => /\.(csv|tsv|json)$/.test(file))
  .sort()

function open(file: string, instructions = '') {
  const bytes = fs.readFileSync(file)
  const options = {
    fileType: file.endsWith('.json') ? ('json' as const) : ('csv' as const),
    fileName: path.basename(file),
  }
  const draft = generateDashboard(bytes, { ...options, instructions })
  // as a database gives them back: a clause is not stored
  const stored = draft.blocks.map(({ clause: _, ...block }, place) => ({ ...block, id: `card ${place}` }))
  const cards = JSON.parse(JSON.stringify(stored)) as StoredCard[]
  const understanding = understandDataset(bytes, options)
  const rows = plainRows(understanding.table)
  const filter = (selection: Partial<Selection>, types?: ReadonlySet<CardType>) =>
    filterDashboard(understanding, { cards, selection: { ...wholeTable, ...selection }, types })
  return { cards, filter, rows }
}

/** As text, numbers as JavaScript writes them: `997.50` is shown as 997.5. */
function plainRows(table: Table): TextRow[] {
  const { data } = Papa.parse<TextRow>(writeCleanedCsv(table), { header: true, skipEmptyLines: true })
  const numeric = table.columns.filter(({ type }) => type === 'integer' || type === 'number')
  for (const row of data)
    for (const { name } of numeric)
      if (row[name] !== '' && !Number.isNaN(Number(row[name]))) row[name] = String(Number(row[name]))
  // what is computed of a row is in no file
  for (const { name, numbers } of table.columns.filter(({ derivedFrom }) => derivedFrom))
    data.forEach((row, at) => {
      const value = numbers?.[at] ?? Number.NaN
      row[name] = Number.isNaN(value) ? '' : String(Number(value.toPrecision(12)))
    })
  return data
}

const orders = path.join(root, 'public/samples/store-orders.csv')
const grouped = new Set(['bar', 'line', 'area', 'pie', 'donut', 'heatmap', 'choropleth', 'kpi', 'gauge'])

/** Against rows that are filtered and measured anew, by no code of the engine. */
function check(card: StoredCard, rows: TextRow[]): void {
  if (card.type === 'table') checkTable(card, rows)
  if (card.type === 'boxplot') checkBoxes(card, rows)
  if (card.type === 'scatter' && !card.spec.aggregation) checkPoints(card, rows)
  if (!grouped.has(card.type) || card.config.query?.computed || card.config.query?.over_time) return
  const groups = recomputeGroups(card, rows)
  const { columns, rows: shown } = card.data_preview as { columns: string[]; rows: Record<string, unknown>[] }
  const isNumber = card.type === 'kpi' || card.type === 'gauge'
  for (const row of shown) {
    const [x, second, third] = columns.map((column) => row[column])
    const [group, value] = card.type === 'heatmap' ? [second, third] : [third, second]
    if (/^Other \(\d+\)$/.test(`${x}`) || /^Other \(\d+\)$/.test(`${group}`)) continue
    const own = groups.find(
      (one) => isNumber || (one.x === `${x}` && (!columns[2] || one.group === `${group}`)),
    )
    // of a period without rows nothing is measured anew, and none are counted
    const isNone = !own && 'aggregation' in card.spec && card.spec.aggregation === 'count'
    expect(isNone ? 0 : own?.value, `${card.title}: ${x} ${group ?? ''}`).toBeCloseTo(
      Number(isNumber ? row.value : value),
      4,
    )
  }
}

describe('a filtered dashboard', () => {
  it.each(files.map((file) => [path.basename(file), file]))('follows card by card: %s', (_name, file) => {
    const { cards, filter, rows } = open(file)
    const { fields } = filter({})
    const [category] = fields.categories
    const [number] = fields.numbers
    const selection: Partial<Selection> = category
      ? { categories: [{ column: category.column, values: [category.values[0]!.value] }] }
      : { numbers: number ? [{ column: number.column, min: (number.min + number.max) / 2, max: null }] : [] }
    const result = filter(selection)
    const column = category?.column ?? number?.column
    const kept = rows.filter((row) =>
      category
        ? passes(row, { column: column!, op: 'in', value: selection.categories![0]!.values })
        : !number || passes(row, { column: column!, op: '>=', value: selection.numbers![0]!.min! }),
    )
    expect(result.rows).toEqual({ shown: kept.length, total: rows.length })
    result.cards.forEach(({ card }, place) => {
      const { type, title } = cards[place]!
      if (type === 'insight') expect(card?.config.whole_table).toMatch(/whole table/)
      if (type === 'insight' || !card || !column) return
      expect(card.config.whole_table, title).toBeUndefined()
      expect(card.config.query?.filters?.some((filter) => filter.column === column)).toBe(true)
      check(card, rows)
    })
  })

  it('holds days, several values and numbers together, and what was asked in words', () => {
    const asked =
      'average revenue by region; revenue by month; pie of units by channel; table of revenue by product; heatmap of revenue by region and product; share of revenue by product'
    const { filter, cards, rows } = open(orders, asked)
    const { fields } = filter({})
    const [region] = fields.categories
    const result = filter({
      from: '2024-03-01',
      to: '2024-08-31',
      categories: [{ column: region!.column, values: region!.values.slice(0, 2).map(({ value }) => value) }],
      numbers: [{ column: fields.numbers[0]!.column, min: 20, max: null }],
    })
    expect(result.rows.shown).toBeGreaterThan(0)
    expect(result.rows.shown).toBeLessThan(result.rows.total)
    const followed = result.cards.filter(({ card }) => card && !card.config.whole_table)
    expect(followed.length).toBeGreaterThan(cards.length / 2)
    for (const { card } of followed) check(card!, rows)
  })

  it('follows a count that was stored when years without rows were left out of it', () => {
    const { cards, filter } = open(path.join(root, 'test/datasets/datasets_sp500_companies.csv'))
    const place = cards.findIndex(({ type, spec }) => type === 'line' && 'y' in spec && spec.y === 'count')
    const { data_preview: preview } = cards[place] as StoredCard & { type: 'line' }
    const all = preview.rows.length
    preview.rows = preview.rows.filter(({ count }) => count !== 0)
    expect(preview.rows.length).toBeLessThan(all)
    expect(filter({ from: '1980-01-01' }).cards[place]?.card?.config.whole_table).toBeUndefined()
  })

  it('shows a card whose rows can’t be made again as it is, and says so', () => {
    const { filter, cards } = open(orders)
    const bar = cards.find(({ type }) => type === 'bar') as StoredCard & { type: 'bar' }
    const [key, value] = bar.data_preview.columns
    bar.data_preview.rows[0] = { ...bar.data_preview.rows[0]!, [value!]: 1 }
    const { categories } = filter({}).fields
    const own = filter({
      categories: [{ column: categories[0]!.column, values: [categories[0]!.values[0]!.value] }],
    })
    const shown = own.cards.find(({ id }) => id === bar.id)!.card!
    expect(shown.config.whole_table).toMatch(/can not/)
    expect(shown.data_preview).toEqual(bar.data_preview)
    expect(key).toBeDefined()
  })

  it('tells of a ratio what it is made of, and not where one of its parts lies', () => {
    const { cards, filter } = open(orders)
    const ratio = cards.find(({ type, config }) => type === 'kpi' && config.query?.ratio)!
    const own = filter({ categories: [{ column: 'channel', values: ['Online'] }] })
    const { card } = own.cards.find(({ id }) => id === ratio.id)!
    expect(card?.description).toMatch(/^Margin comes to .*, revenue to /)
  })

  it('goes on in the language that the dashboard is told in', () => {
    const { filter } = open(orders, 'Umsatz nach Region und nach Monat')
    const { cards } = filter({ categories: [{ column: 'region', values: ['South'] }] })
    const texts = cards.flatMap(({ card }) => (card && !card.config.whole_table ? [card.description] : []))
    expect(texts.join(' ')).toMatch(/Zeilen|zusammen|im Schnitt|je /)
    expect(texts.filter((text) => /\b(?:the|rows|with|average)\b/.test(text))).toEqual([])
    const formats = cards.flatMap(({ card }) => Object.values(card?.config.formats ?? {}))
    expect(formats.every(({ locale }) => locale === 'de-DE')).toBe(true)
  })

  it('counts the rows of a histogram between the edges of the whole table', () => {
    const { cards, filter, rows } = open(orders, 'histogram of revenue')
    const whole = cards.find((card) => card.type === 'histogram')!
    const own = filter({ categories: [{ column: 'channel', values: ['Store'] }] })
    const card = own.cards.find(({ id }) => id === whole.id)!.card as typeof whole
    const edges = ({ data_preview }: typeof whole) =>
      data_preview.rows.map(({ bin, bin_start, bin_end }) => [bin, bin_start, bin_end])
    expect(edges(card)).toEqual(edges(whole))
    const kept = rows.filter(({ channel, revenue }) => channel === 'Store' && revenue !== '')
    const total = card.data_preview.rows.reduce((sum, { count }) => sum + Number(count), 0)
    expect(total).toBe(kept.length)
    const [first] = card.data_preview.rows
    const inFirst = kept.filter(({ revenue }) => Number(revenue) < Number(first!.bin_end))
    expect(first!.count).toBe(inFirst.length)
  })

  it('makes cards of some types alone where others are not wanted', () => {
    const { cards, filter } = open(orders)
    const online = { categories: [{ column: 'channel', values: ['Online'] }] }
    const [all, some] = [filter(online), filter(online, new Set(['kpi'] as const))]
    expect(some.cards).toEqual(
      all.cards.map((made, place) => (cards[place]!.type === 'kpi' ? made : { ...made, card: null })),
    )
  })

  it('leaves cards without a row out', () => {
    const { filter } = open(orders)
    const { cards, rows } = filter({ from: '1990-01-01', to: '1990-12-31' })
    expect(rows.shown).toBe(0)
    expect(cards.every(({ card }) => card === null || card.config.whole_table)).toBe(true)
  })

  it.each([
    [
      { categories: [{ column: 'planet', values: ['Mars'] }] },
      'in.planet',
      /no column planet.*The table has/,
    ],
    [{ categories: [{ column: 'region', values: ['Atlantis'] }] }, 'in.region', /No row has “Atlantis”/],
    [{ numbers: [{ column: 'region', min: 1, max: null }] }, 'min.region', /holds no numbers/],
    [{ numbers: [{ column: 'revenue', min: 5, max: 1 }] }, 'max.revenue', /less than the least/],
    [{ from: '2024-05-01', to: '2024-01-01' }, 'to', /before the first/],
  ])('refuses what the table does not have: %j', (selection, param, message) => {
    const { filter } = open(orders)
    expect(() => filter(selection)).toThrow(
      expect.objectContaining({ param, message: expect.stringMatching(message) }),
    )
  })
})

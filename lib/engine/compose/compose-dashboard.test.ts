import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dashboardDraftSchema } from '@/lib/contracts/draft'
import { EngineError } from '../engine-error'
import { generateDashboard } from '../generate-dashboard'

const draftOf = (text: string, fileType: 'csv' | 'json' = 'csv', instructions = '') =>
  dashboardDraftSchema.parse(
    generateDashboard(new TextEncoder().encode(text), { fileType, fileName: 'odd-table.csv', instructions }),
  )
const typesOf = (draft: ReturnType<typeof draftOf>) => draft.blocks.map(({ type }) => type)

describe('a dashboard of a small or odd table', () => {
  it('with one row', () => {
    const draft = draftOf('name,amount\nBolt,12.5\n')
    expect(typesOf(draft)).toContain('table')
    expect(draft.blocks[0]!.description).not.toBe('')
  })

  it('with one column of numbers', () => {
    const draft = draftOf(`amount\n${Array.from({ length: 40 }, (_, i) => (i * 37) % 100).join('\n')}`)
    expect(typesOf(draft)).toContain('histogram')
  })

  it('with one column of text', () => {
    const draft = draftOf(
      `colour\n${Array.from({ length: 30 }, (_, i) => ['red', 'blue', 'green'][(i * i) % 3]).join('\n')}`,
    )
    expect(typesOf(draft)).toContain('bar')
    expect(draft.blocks.every(({ type }) => type !== 'histogram')).toBe(true)
  })

  it('with texts only', () => {
    const rows = Array.from(
      { length: 25 },
      (_, i) => `Person ${i},Street ${i * 3},remark number ${i} is long enough`,
    )
    const draft = draftOf(`name,street,remark\n${rows.join('\n')}`)
    expect(typesOf(draft)).toContain('table')
    expect(typesOf(draft)).toContain('kpi')
  })

  it('ends with its rows where one may know them by name, and counts them only then', () => {
    const letters = 'abcdefgh'
    const rows = Array.from({ length: 60 }, (_, row) => [
      `Shop ${letters[Math.floor(row / 8)]}${letters[row % 8]}`,
      'NSEW'[row % 4],
      20 + ((row * 7) % 31),
    ])
    const typesAndTitles = (columns: number) =>
      draftOf(
        [['shop', 'region', 'sales'], ...rows].map((row) => row.slice(columns).join()).join('\n'),
      ).blocks.map(({ type, title }) => `${type} ${title}`)
    expect(typesAndTitles(0).at(-1)).toMatch(/^table /)
    expect(typesAndTitles(1).filter((card) => /^table |Number of rows/.test(card))).toEqual([])
  })

  it('with 500 columns', () => {
    const names = Array.from({ length: 500 }, (_, i) => `c${i}`)
    const rows = Array.from({ length: 30 }, (_, row) => names.map((_, i) => (row * (i + 7)) % 23).join())
    const draft = draftOf([names.join(), ...rows].join('\n'))
    expect(draft.blocks.length).toBeLessThanOrEqual(14)
    expect(draft.blocks.at(-1)!.type).toBe('table')
  })

  it('with column names that objects know', () => {
    const rows = Array.from({ length: 30 }, (_, i) => `${['a', 'b', 'c'][i % 3]},${(i * 7) % 50},x${i % 4}`)
    const draft = draftOf(`__proto__,toString,constructor\n${rows.join('\n')}`)
    const bar = draft.blocks.find(({ type }) => type === 'bar')!
    expect((bar.data_preview as { rows: object[] }).rows.length).toBeGreaterThan(1)
  })

  it('where a column is called count', () => {
    const rows = Array.from({ length: 30 }, (_, i) => `${['a', 'b', 'c'][(i * i) % 3]}`)
    const draft = draftOf(`count\n${rows.join('\n')}`)
    const bar = draft.blocks.find(({ type }) => type === 'bar')!
    expect((bar.data_preview as { columns: string[] }).columns).toEqual(['count', 'count 2'])
  })

  it.each(['', 'a,b\n', '\n\n\n'])('or a clear error for %j', (text) => {
    expect(() => draftOf(text)).toThrowError(EngineError)
  })

  it('where nothing stands in any cell', () => {
    const run = () => draftOf(`a,b\n${Array.from({ length: 12 }, () => 'N/A,').join('\n')}\n`)
    try {
      expect(typesOf(run())).toContain('insight')
    } catch (error) {
      expect(error).toBeInstanceOf(EngineError)
    }
  })
})

describe('whatever stands in a file', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      '',
      'N/A',
      '0',
      '-1',
      '1e9',
      '12,5',
      '2024-02-30',
      '03/04/2024',
      'true',
      'Infinity',
      '__proto__',
    ),
    fc.string({ maxLength: 6 }),
    fc.integer().map(String),
    fc.double({ noNaN: true }).map(String),
  )
  const lines = fc.tuple(
    fc.integer({ min: 1, max: 6 }),
    fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 40 }),
  )

  it('gives a valid draft or an error of its own', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(lines, fc.string({ maxLength: 40 }), ([width, rows], instructions) => {
        const text = rows.map((row) => row.slice(0, width).join(',')).join('\n')
        try {
          draftOf(text, 'csv', instructions)
        } catch (error) {
          expect(error).toBeInstanceOf(EngineError)
        }
      }),
      { numRuns: 150 },
    )
  })
})

const sales = `date,region,units,price\n${Array.from({ length: 400 }, (_, i) => {
  const date = new Date(Date.UTC(2023, 0, 1 + i)).toISOString().slice(0, 10)
  return `${date},${['North', 'South', 'East'][(i * i) % 3]},${(i * 7) % 11},${(10 + ((i * 13) % 50)) / 2}`
}).join('\n')}`

describe('the plan of a dashboard', () => {
  it('has a headline, numbers, a plain bar, and no rows that only bear a number', () => {
    const draft = draftOf(sales)
    const types = typesOf(draft)
    expect(types[0]).toBe('insight')
    expect(types.slice(1, 4)).toEqual(['kpi', 'kpi', 'kpi'])
    expect(types).not.toContain('table')
    expect(types.length).toBeGreaterThanOrEqual(8)
    expect(
      draft.blocks.some(
        ({ type, spec }) => type === 'bar' && 'y' in spec && spec.y === 'Line value' && !('grouping' in spec),
      ),
    ).toBe(true)
    expect(draft.layout.chart_order).toEqual(draft.blocks.map(({ position }) => position))
  })

  it('never sums what does not add up', () => {
    for (const { spec } of draftOf(sales).blocks) {
      const column = 'value_from_column' in spec ? spec.value_from_column : 'y' in spec ? spec.y : null
      const how = 'operation' in spec ? spec.operation : 'aggregation' in spec ? spec.aggregation : null
      if (column === 'price') expect(how).not.toBe('sum')
    }
  })

  it('leaves out a month that is not complete', () => {
    const draft = draftOf(sales)
    const line = draft.blocks.find(({ type }) => type === 'line')!
    expect(line.config.query!.filters).toEqual([{ column: 'date', op: '<', value: '2024-02-01' }])
  })

  it('tells the change of a number where it clearly changed', () => {
    const totalOf = (text: string) =>
      draftOf(text).blocks.find(({ type, title }) => type === 'kpi' && title === 'Total units')!
    expect(totalOf(sales).spec).not.toHaveProperty('trend')
    const risen = sales
      .split('\n')
      .map((line) => (/^(2023-1[12]|2024-01)/.test(line) ? line.replace(/,(\d+),/, ',1$1,') : line))
      .join('\n')
    expect(totalOf(risen).spec).toMatchObject({
      trend: expect.stringMatching(/^\+\d+% from Nov 2023 to Jan 2024 vs the three months before$/),
    })
  })

  it('puts what was asked for first and reports each clause', () => {
    const draft = draftOf(
      sales,
      'csv',
      'pie chart of units by region; sum of price by month; gibberish wibble',
    )
    expect(typesOf(draft).slice(0, 2)).toEqual(['pie', 'line'])
    expect(draft.blocks[0]!.clause).toBe('pie chart of units by region')
    expect(draft.instructions.map(({ status, block }) => [status, block])).toEqual([
      ['applied', 0],
      ['applied', 1],
      ['not_possible', null],
    ])
    expect(draft.instructions[1]!.reason).toContain('does not add up')
    expect(draft.blocks[1]!.title).toBe('Total price by month')
  })

  it('sums a level over what stands side by side without a word', () => {
    const rows = Array.from({ length: 12 }, (_, i) => `Town ${i},${'NSW'[i % 3]},${1000 + i * 77}`)
    const draft = draftOf(`town,county,population\n${rows.join('\n')}`, 'csv', 'total population by county')
    expect(draft.instructions[0]).toMatchObject({ status: 'applied', reason: null })
    expect(draft.blocks[0]!.title).toBe('Population by county')
  })

  it.each([
    ['Mine', 'partly', 'The title written by hand stays: Mine.'],
    ['Theirs', 'applied', ''],
    ['', 'applied', ''],
  ])('says that a title written by hand stays: %j', (keptTitle, status, reason) => {
    const options = { fileType: 'csv', instructions: 'Title: Theirs', keptTitle } as const
    const { instructions } = generateDashboard(new TextEncoder().encode(sales), options)
    expect(instructions).toMatchObject([{ status, block: null }])
    expect(instructions[0]!.reason ?? '').toContain(reason)
  })

  it('sets a number against its target where the data have one', () => {
    const rows = Array.from(
      { length: 60 },
      (_, i) => `${['North', 'South', 'East'][(i * i) % 3]},${50 + ((i * 7) % 30)},100`,
    )
    const draft = draftOf(`region,revenue,revenue_target\n${rows.join('\n')}`)
    const kpi = draft.blocks.find(({ title }) => title === 'Total revenue')!
    expect(kpi.spec).toMatchObject({ operation: 'sum', target: 6000 })
    expect(draft.blocks.some(({ type }) => type === 'gauge')).toBe(true)
  })

  it('is the same each time', () => {
    expect(JSON.stringify(draftOf(sales))).toBe(JSON.stringify(draftOf(sales)))
  })
})

import { describe, expect, it } from 'vitest'
import { textTable } from '../clean/text-table.fixture'
import { createNoise } from '../insights/fixture-table'
import { shapeTable } from './shape-table'

const things = [
  'Tisch',
  'Stuhl',
  'Lampe',
  'Regal',
  'Vase',
  'Bank',
  'Uhr',
  'Topf',
  'Brett',
  'Kiste',
  'Korb',
  'Spind',
]
const towns = ['Alba', 'Biella', 'Como', 'Dolo']

/** Orders with the cells of each on its first line, a telephone on some. */
function orders({
  phone = (at: number) => (at % 3 ? `0${at}-77` : ''),
  first = (at: number) => `A${100 + at * 3}`,
} = {}) {
  const { random } = createNoise(11)
  return Array.from({ length: 30 }, (_, at) => {
    const from = Math.floor(things.length * random())
    return Array.from({ length: 2 + ((at * 7) % 4) }, (_, line) => [
      ...(line === 0 ? [first(at), `Kunde ${at}`, phone(at)] : ['', '', '']),
      things[(from + line) % things.length]!,
      String(1 + ((at + line * 3) % 9)),
      String(20 + ((at * 31 + line * 17) % 70)),
    ])
  })
}
const header = ['Auftrag', 'Kunde', 'Telefon', 'Artikel', 'Menge', 'Wert']
const read = (rows: string[][]) => shapeTable(textTable([header, ...rows])).table

describe('what stands on the first row of a block', () => {
  it('is filled down beside details that some blocks lack, and none goes to the next block', () => {
    const blocks = orders()
    const { columns } = read(blocks.flat())
    expect(columns.slice(0, 2).map(({ missing }) => missing)).toEqual([0, 0])
    const lacking = blocks.filter((rows) => rows[0]![2] === '').flat().length
    expect(columns[2]!.missing).toBe(lacking)
  })

  it('stays where a detail stands on another row too', () => {
    const rows = orders()
      .flat()
      .map((row, at) => (at === 1 ? [...row.slice(0, 2), '0815', ...row.slice(3)] : row))
    expect(read(rows).columns[1]!.missing).toBeGreaterThan(0)
  })

  it.each([
    ['a mark', () => 'eilig'],
    ['one of few words', (at: number) => ['eilig', 'normal'][at % 2]!],
  ])('stays where it may be of the first row, as %s', (_, mark) => {
    const rows = orders({ phone: (at) => (at % 3 ? mark(at) : '') }).flat()
    const blank = rows.filter((row) => row[2] === '').length
    expect(read(rows).columns.map(({ missing }) => missing)).toEqual([0, 0, blank, 0, 0, 0])
  })

  it.each([
    ['on some', (at: number) => (at % 3 ? `Gold ${at}` : '')],
    ['on each', (at: number) => `Gold ${at}`],
  ])('stays behind what names the rows: %s', (_, medal) => {
    const rows = orders({ phone: (at) => `0${at}-77` }).flatMap((block, at) =>
      block.map((row, line) => [...row, line === 0 ? medal(at) : '']),
    )
    const { columns } = shapeTable(textTable([[...header, 'Medaille'], ...rows])).table
    const blank = rows.filter((row) => row[6] === '').length
    expect(columns.map(({ missing }) => missing)).toEqual([0, 0, 0, 0, 0, 0, blank])
  })

  it('stays where all first rows say the same', () => {
    const { columns } = read(orders({ phone: () => 'Gold' }).flat())
    expect(columns.map(({ missing }) => missing > 0).slice(0, 3)).toEqual([false, false, true])
  })

  it('stays in few blocks where all first rows say the same', () => {
    const rows = towns
      .slice(0, 3)
      .flatMap((race) =>
        things.slice(0, 3).map((name, at) => [...(at ? ['', ''] : [race, 'Gold']), name, String(50 + at)]),
      )
    const { columns } = shapeTable(textTable([['Race', 'Medal', 'Runner', 'Seconds'], ...rows])).table
    expect(columns[1]!.missing).toBe(6)
  })

  it('stays where all first lines of orders say the same', () => {
    const rows = orders({ phone: () => 'Gold' }).flatMap((block) =>
      block.map((row) => [block[0]![0]!, row[1] && `2024-01-${10 + (Number(row[5]) % 20)}`, ...row.slice(1)]),
    )
    const { columns } = shapeTable(textTable([['Auftrag', 'Tag', ...header.slice(1)], ...rows])).table
    expect(columns.map(({ missing }) => missing > 0).slice(0, 4)).toEqual([false, false, false, true])
  })

  it('stays where the first of them comes again', () => {
    const rows = orders({ first: (at) => `A${at % 4}` }).flat()
    expect(read(rows).columns[1]!.missing).toBeGreaterThan(0)
  })

  it('is filled down under few names that stand over many rows each', () => {
    const rows = towns.flatMap((town, block) =>
      things
        .slice(0, 8)
        .flatMap((shop, at) =>
          things
            .slice(0, 4 + ((at + block) % 5))
            .map((thing, line) => [
              at + line === 0 ? town : '',
              line === 0 ? `${shop} ${block}` : '',
              thing,
              String(3 + ((at * 5 + line) % 20)),
              String(100 + ((at * 31 + line * 7 + block) % 300)),
            ]),
        ),
    )
    const { columns } = shapeTable(
      textTable([['Comune', 'Negozio', 'Articolo', 'Pezzi', 'Valore'], ...rows]),
    ).table
    expect(columns.map(({ missing }) => missing)).toEqual([0, 0, 0, 0, 0])
  })
})

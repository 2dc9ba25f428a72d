import { describe, expect, it } from 'vitest'
import { understandDataset } from '../generate-dashboard'

const understood = (lines: string[]) =>
  understandDataset(new TextEncoder().encode(lines.join('\n')), { fileType: 'csv', fileName: 'a.csv' })
const rolesOf = (lines: string[]) =>
  understood(lines).profile.columns.map(({ name, role }) => `${name} ${role}`)
const rows = (count: number, cell: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => cell(at))

describe('marks that point to a note', () => {
  it.each([
    ['82177*', '24**'],
    ['82177 1)', '24 2)'],
    ['†82177', '24 [1]'],
  ])('leave the first row a row of its own: %s', (sales, staff) => {
    const lines = rows(20, (at) => `Shop ${at},${10_000 + at * 713},${2 + ((at * 7) % 40)}`)
    const { table } = understood(['shop,sales,staff', `Shop A,${sales},${staff}`, ...lines])
    expect(table.rowCount).toBe(21)
    expect(table.columns.map(({ name }) => name)).toEqual(['shop', 'sales', 'staff'])
    expect(table.columns[1]!.numbers![0]).toBe(82_177)
  })

  it('stand behind names that are the same without them', () => {
    const countries = ['Albania', 'Austria', 'Belgium', 'Croatia', 'Denmark']
    const lines = [2019, 2020, 2021, 2022, 2023].flatMap((year) =>
      countries.map(
        (name, at) => `${name}${year === 2021 && at % 2 === 0 ? '¹' : ''},${year},${year * at + 800}`,
      ),
    )
    expect(understood(['country,year,births', ...lines]).table.columns[0]!.values).toHaveLength(5)
  })
})

describe('what is said of a number behind it', () => {
  it.each([
    [
      'flags of a statistic',
      rows(20, (at) => `C${at},${(5 + ((at * 37) % 60) / 10).toFixed(1)}${at % 4 ? '' : ' r'}`),
    ],
    [
      'flags without a space',
      rows(20, (at) => `C${at},${(5 + ((at * 37) % 60) / 10).toFixed(1)}${at % 4 ? '' : 'p'}`),
    ],
    ['words', rows(20, (at) => `C${at},${510 + ((at * 37) % 90)}${at % 5 ? '' : ' (est.)'}`)],
  ])('is taken off: %s', (_, lines) => {
    expect(rolesOf(['name,rate', ...lines])).toContain('rate measure')
  })

  it('leaves years a time', () => {
    const years = rows(14, (at) => `${2010 + at}${at > 11 ? 'p' : ''},${100 + ((at * 37) % 90)}`)
    expect(rolesOf(['year,sales', ...years])).toContain('year time')
  })

  it.each([
    ['houses', rows(30, (at) => `S${at % 3},${1 + ((at * 7) % 25)}${at % 4 ? '' : ' a'}`)],
    ['rooms', rows(30, (at) => `S${at % 3},${101 + ((at * 7) % 90)}${at % 4 ? '' : 'b'}`)],
    ['units', rows(30, (at) => `S${at % 3},${at % 4 ? 20 + ((at * 7) % 40) : '2 h'}`)],
  ])('is part of it: %s', (_, lines) => {
    const { table } = understood(['street,no', ...lines])
    expect(table.columns[1]!.values.some((text) => /[a-z]$/.test(text))).toBe(true)
  })
  it.each([
    ...[' bn', ' mn', ' k', 'b', ' b', ' lk', ' tn', ' qt', ' (millions)', ' (thousand)'],
    ...[' cr', ' dr', ' (Cr)', ' (GBP)', ' (USD)', ' (loss)', ' (below)', ' (net)', ' st', ' yr', ' dz'],
  ])('is part of it where it makes it another number: 2.79%s', (flag) => {
    const lines = rows(
      60,
      (at) => `Co ${at},${(1 + ((at * 37) % 300) / 100).toFixed(2)}${at % 6 ? '' : flag}`,
    )
    expect(understood(['company,revenue', ...lines]).cleaning.map(({ step }) => step)).not.toContain(
      'note_marks',
    )
  })

  it('is part of it beside numbers of hundreds', () => {
    const lines = rows(120, (at) => `V${at},${at % 5 ? 2 + ((at * 37) % 948) : `${1 + (at % 50) / 10} mn`}`)
    expect(understood(['video,views', ...lines]).cleaning.map(({ step }) => step)).not.toContain('note_marks')
  })
})

import { describe, expect, it } from 'vitest'
import { spread, understand } from '../subject/subject.fixture'

type Cell = string | number

/** Rows of two kinds with a whole of any size; each kind has its own share of it, or the same. */
const rows = (header: string[], shares: number[]): Cell[][] => [
  header,
  ...Array.from({ length: 180 }, (_, row) => {
    const whole = 40 + spread(row, 300, 613)
    const far = Math.floor(row / 3) % 2
    const share =
      shares[row % 3]! * (1 - far * (shares[0]! - shares[2]!)) + (spread(row, 60, 389) - 30) / 1000
    const part = row === 0 ? whole : Math.round(whole * share)
    return [...[`Z${row}`, ['Nera', 'Ovo', 'Pila'][row % 3]!, ['near', 'far'][far]!], ...[whole, part]]
  }),
]
const ratio = (cells: Cell[][]) => understand(cells).table.columns.find(({ derivedFrom }) => derivedFrom)

describe('a share that the kinds of a table tell apart', () => {
  it.each([
    [
      'by a word of both names, though it is nearly all',
      ['no', 'kind', 'place', 'Sess possible', 'Sess attended'],
    ],
    ['without any name', ['no', 'kind', 'place', 'Pob. objetivo', 'Dosis aplic.']],
    ['in names that say nothing', ['no', 'kind', 'place', 'Zuteil.', 'Abger.']],
    ['in names with small words', ['no', 'kind', 'place', 'Chaises de la salle', 'Gens à table']],
  ])('is what is followed, %s', (_, header) => {
    const cells = rows(header, [0.95, 0.9, 0.82])
    const { table, subject } = understand(cells)
    const made = table.columns.findIndex(({ derivedFrom }) => derivedFrom)
    expect(table.columns[made]?.derivedFrom).toEqual([header[4], header[3]])
    expect(subject.outcomes[0]?.column).toBe(made)
  })

  it('is none where the kinds have the same share', () => {
    expect(ratio(rows(['no', 'kind', 'place', 'Zuteil.', 'Abger.'], [0.7, 0.7, 0.7]))).toBeUndefined()
  })

  it.each([
    ['never reaches it', ['no', 'kind', 'place', 'Systolic', 'Diastolic'], 5],
    ['is the other end of a range', ['no', 'kind', 'place', 'max_players', 'min_players'], 0],
    ['is measured', ['no', 'kind', 'place', 'displacement', 'horsepower'], 0],
    ['is measured as it is', ['no', 'kind', 'place', 'highway mpg', 'city mpg'], 0],
    ['is an age', ['no', 'kind', 'place', 'age', 'age at start'], 0],
  ])('is none of what %s', (_, header, least) => {
    const cells = rows(header, [0.95, 0.9, 0.82]).map((row, at) =>
      at === 0 ? row : [...row.slice(0, 3), Number(row[3]) + least, row[4]!],
    )
    expect(ratio(cells)).toBeUndefined()
  })

  it('is none of marks out of a hundred', () => {
    const cells = rows(['no', 'kind', 'place', 'Lesen', 'Rechnen'], [0.95, 0.9, 0.82]).map((row, at) => {
      const whole = 31 + ((at * 37) % 70)
      return at === 0
        ? row
        : [
            ...row.slice(0, 3),
            whole,
            at === 1 ? whole : Math.round((whole * Number(row[4])) / Number(row[3])),
          ]
    })
    expect(ratio(cells)).toBeUndefined()
  })

  it('is none where several counts are each a share of each other', () => {
    const cells = rows(['no', 'kind', 'place', 'Zuteil.', 'Abger.'], [0.9, 0.7, 0.5]).map((row, at) => [
      ...row,
      at === 0 ? 'Verm.' : at === 1 ? row[4]! : Math.round(Number(row[4]) * [0.2, 0.4, 0.7][at % 3]!),
    ])
    expect(ratio(cells)).toBeUndefined()
  })
})

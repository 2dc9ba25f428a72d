import { describe, expect, it } from 'vitest'
import { createNoise } from '../insights/fixture-table'
import { draft, spread, understand } from './subject.fixture'

type Cell = string | number

/** Contracts of which three of ten have ended: `detail` is what is known of a row by its state. */
const contracts = (
  states: [running: string, ended: string],
  detail: (isEnded: boolean, row: number) => Cell,
) => [
  ['contract', 'premium', 'region', 'sta', 'dt2'],
  ...Array.from({ length: 300 }, (_, row) => {
    const isEnded = spread(row, 10) < 3
    return [
      `C${1000 + row}`,
      200 + spread(row, 90, 613),
      ['North', 'South', 'West'][row % 3]!,
      states[isEnded ? 1 : 0],
      detail(isEnded, row),
    ]
  }),
]
const first = (rows: Cell[][]) => understand(rows).subject.outcomes[0]!

describe('a state of which one value has more to it', () => {
  it.each([
    ['a day', (isEnded: boolean, row: number) => (isEnded ? `2024-03-${10 + (row % 18)}` : '')],
    ['a reason', (isEnded: boolean, row: number) => (isEnded ? ['price', 'moved', 'service'][row % 3]! : '')],
  ])('is what the table is about, told of that value: %s', (_, detail) => {
    expect(first(contracts(['V', 'A'], detail))).toMatchObject({
      of: { column: 'sta', op: '=', value: 'A' },
      evidence: expect.arrayContaining(['Something more is known of the rows with one of its values.']),
    })
  })

  it.each([
    ['what is known of all', () => '2024-03-11'],
    ['what is known of some of either', (_: boolean, row: number) => (row % 3 === 0 ? '2024-03-11' : '')],
    ['the normal course', (isEnded: boolean, row: number) => (isEnded ? '' : `2024-03-${10 + (row % 18)}`)],
  ])('is none by %s', (_, detail) => {
    expect(first(contracts(['V', 'A'], detail)).of ?? null).toBeNull()
  })

  it('is told of a bad end all the same', () => {
    const rows = contracts(['Processed', 'Declined'], (isEnded, row) =>
      isEnded || row % 40 !== 0 ? '' : `2024-03-${10 + (row % 18)}`,
    )
    const state = understand(rows).subject.outcomes.find(({ of }) => of?.column === 'sta')
    expect(state?.of?.value ?? 'Declined').toBe('Declined')
  })

  it('is by no answer of which hardly a row is known', () => {
    const one = contracts(['V', 'A'], (_, row) => (row === 5 ? 'fraud' : ''))
    expect(first(one).of ?? null).toBeNull()
  })
})

/** Requests of which nine of ten are closed, each within some days. */
const requests: Cell[][] = [
  ['request', 'created', 'closed', 'agency', 'status'],
  ...Array.from({ length: 300 }, (_, row) => {
    const isOpen = row % 10 === 0
    const day = (at: number) => new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10)
    const [start, days] = [spread(row, 200, 613), 2 + spread(row, 30) + (row % 3) * 10]
    return [
      `R${1000 + row}`,
      day(start),
      isOpen ? '' : day(start + days),
      ['San', 'Dot', 'Parks'][row % 3]!,
      isOpen ? 'Open' : 'Closed',
    ]
  }),
]

describe('a state that most rows end in', () => {
  it('is told behind how long it took', () => {
    const { subject } = understand(requests)
    expect(subject.profile.columns[subject.outcomes[0]!.column]!.name).toBe('Days from created to closed')
  })
})

describe('a kind of which one value has a number of its own', () => {
  it('is no event where that is which of the kind it was', () => {
    const loans: Cell[][] = Array.from({ length: 300 }, (_, row) => {
      const channel = ['branch', 'broker', 'online'][row % 3]!
      return [
        `L${1000 + row}`,
        channel,
        spread(row, 90, 613) + 10,
        channel === 'branch' ? `BR0${row % 7}` : '',
      ]
    })
    const { subject } = understand([['loan_id', 'channel', 'amount', 'branch'], ...loans])
    expect(subject.outcomes.map(({ of }) => of?.column)).not.toContain('channel')
  })
})

/** Bookings of which three states are; what guests spent is known of those alone that came. */
const bookings = (spent: (state: string, row: number) => Cell): Cell[][] => [
  ['booking', 'party', 'Stat', 'Spent'],
  ...Array.from({ length: 300 }, (_, row) => {
    const state = ['seated', 'seated', 'no-show', 'walked'][spread(row, 4)]!
    return [`B${1000 + row}`, 1 + spread(row, 7, 5), state, spent(state, row)]
  }),
]
const outcomesOf = (rows: Cell[][]) => {
  const { table, subject } = understand(rows)
  return subject.outcomes.map(({ column, of }) => of?.column ?? table.columns[column]!.name)
}

describe('a number that is known only where a state has certain values', () => {
  const spentOf = (row: number) => 20 + spread(row, 90, 613)

  it('stands behind what came of the rows, but where most have it', () => {
    const knownOf = (known: string[]) =>
      outcomesOf(bookings((state, row) => (known.includes(state) ? spentOf(row) : '')))
    expect(knownOf(['walked'])).toEqual(['Stat'])
    expect(knownOf(['seated', 'walked'])).toContain('Spent')
  })

  it('makes an event of several values', () => {
    const rows = contracts(['V', 'A'], () => '').map(([id, premium, region, state], row) => {
      const ended = spread(row - 1, 10)
      const own = row === 0 ? state : ended < 2 ? 'A' : ended < 3 ? 'K' : state
      return [id!, premium!, region!, own!, row === 0 ? 'fee' : ended < 3 ? 5 + spread(row, 60, 389) : '']
    })
    expect(first(rows)).toMatchObject({ of: { column: 'sta', value: 'A' } })
  })
})

describe('a reason that some leave blank', () => {
  /** Enrolments: who does not come back may say why, one in five does not. */
  function enrolments(strays: number) {
    const { random, pick } = createNoise(41)
    const rows = Array.from({ length: 400 }, (_, row) => {
      const isBack = random() < 0.6
      const reason = isBack
        ? random() < strays
          ? 'Otros'
          : ''
        : random() < 0.8
          ? pick(['Precio', 'Horario'])
          : ''
      return [
        `M${1000 + row}`,
        pick(['Centro', 'Norte', 'Playa']),
        6 + Math.floor(6 * random()),
        isBack ? 'S' : 'N',
        reason,
      ]
    })
    return draft([['matr', 'sede', 'alum_grupo', 'renueva', 'motivo'], ...rows], 'matriculas.csv')
  }

  it('tells the yes or no that it explains, if no other row has one', () => {
    expect(enrolments(0).dataset.subject?.outcomes[0]?.column).toBe('renueva')
  })

  it('does not, where other rows have one as well', () => {
    const { dataset } = enrolments(0.1)
    const first = dataset.subject?.outcomes[0]
    expect(
      first?.column === 'renueva' &&
        first.evidence.includes('Something more is known of the rows with one of its values.'),
    ).toBe(false)
  })
})

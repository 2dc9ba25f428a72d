import { expect, it } from 'vitest'
import { dayAfter, inTurn, madeTable } from '../made-table.fixture'
import { readInstructions } from '../parse-instructions'

const shifts = madeTable(
  {
    fileName: 'shifts.csv',
    names: 'started ended bay crew crates_broken crates_loaded Pagado_eur',
    count: 120,
  },
  (row) => [
    `${dayAfter('2024-02-01', row)} 06:00`,
    `${dayAfter('2024-02-01', row)} ${String(8 + (row % 6)).padStart(2, '0')}:${row % 2 ? '15' : '40'}`,
    inTurn(['North', 'South', 'Quay'], row),
    inTurn(['early', 'late'], row),
    (row * 7) % 5,
    40 + ((row * 13) % 37),
    100 + ((row * 31) % 417),
  ],
)

const read = (text: string) => {
  const { plan } = readInstructions(text, shifts)
  return { card: plan.cards[0], clause: plan.clauses[0]! }
}

it('a rate that nothing is called by is a part of its whole, and a guess', () => {
  const { card, clause } = read('Spoilage rate by bay')
  expect(card).toMatchObject({
    x: 'bay',
    metric: { kind: 'ratio', numerator: 'crates_broken', denominator: 'crates_loaded' },
  })
  expect(clause).toMatchObject({
    status: 'partly',
    reason: '“spoilage rate” was read as crates_broken / crates_loaded, which may be another.',
  })
})

it.each(['Stillstandsstunden je bay', 'Frauenquote je crew', 'Feiertage je bay'])(
  'a compound says of what, which nobody knows of here: %s',
  (text) => {
    expect(read(text).clause.reason ?? '').not.toContain('was read as')
  },
)

it('what it costs is what was paid', () => {
  const { card, clause } = read('Coste medio por crew')
  expect(card).toMatchObject({ x: 'crew', y: 'Pagado_eur', aggregation: 'avg' })
  expect(clause.status).toBe('partly')
})

it.each(['employee satisfaction rate of suppliers by warehouse', 'customer satisfaction by bay'])(
  'what the table has nothing of stays refused: %s',
  (text) => {
    expect(read(text).clause.status).not.toBe('applied')
    expect(read(text).card?.y ?? null).toBeNull()
  },
)

it('rows that are asked for stay rows', () => {
  expect(read('How many shifts by bay').card?.y).toBeNull()
})

import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'
import { createRandom } from '../stats/random'
import { csvBytes, draft } from '../subject/subject.fixture'

const header = ['booking_no', 'channel', 'notice', 'cancelled', 'amount']

/** Bookings whose amounts hang together with nothing; those of some channel with some notice may be called off more often. */
function bookings(cancels: (channel: string, notice: string) => number) {
  const random = createRandom(5)
  const pick = (values: string[]) => values[Math.floor(random() * values.length)]!
  return [
    header,
    ...Array.from({ length: 1500 }, (_, row) => {
      const [channel, notice] = [pick(['web', 'desk', 'agent']), pick(['short', 'long'])]
      const isOff = random() < cancels(channel, notice)
      return [`B-${1000 + row}`, channel, notice, isOff ? 'yes' : 'no', (80 + 40 * random()).toFixed(2)]
    }),
  ]
}

const leadOf = ({ dataset }: ReturnType<typeof draft>) =>
  dataset.subject!.outcomes.map(({ column }) => column)

describe('what was found speaks for an outcome', () => {
  const together = bookings((channel, notice) => (channel === 'web' && notice === 'long' ? 0.5 : 0.08))

  it('most of all what holds where two things come together', () => {
    expect(leadOf(draft(together))[0]).toBe('cancelled')
  })

  it('and nothing does where nothing was found', () => {
    expect(leadOf(draft(bookings(() => 0.15)))[0]).toBe('amount')
  })

  it('beside what somebody has said it counts for nothing', () => {
    const said = generateDashboard(csvBytes(together), { fileType: 'csv', outcome: 'amount' })
    expect(leadOf(said)[0]).toBe('amount')
    expect(said.layout.narrative_snippets[0]).toMatch(/^Amount/)
  })
})

/** Repairs of street lights: nothing is told of them but kinds, of which the last is a yes or no. */
function repairs(isLed: (kind: string) => number) {
  const random = createRandom(9)
  const pick = (values: string[]) => values[Math.floor(random() * values.length)]!
  const rows = Array.from({ length: 400 }, (_, row) => {
    const kind = pick(['lamp', 'cable', 'pole'])
    const day = new Date(Date.UTC(2024, 0, 1 + (row % 90))).toISOString().slice(0, 10)
    return [
      `R-${100 + row}`,
      day,
      pick(['North', 'South', 'East']),
      kind,
      random() < isLed(kind) ? 'yes' : 'no',
    ]
  })
  return draft([['repair_no', 'reported', 'district', 'kind', 'led'], ...rows])
}

describe('a yes or no that is only the last column', () => {
  it('stands behind how many rows there are where nothing was found of it', () => {
    const { dataset, blocks } = repairs(() => 0.5)
    expect(dataset.subject!.outcomes[0]!.confidence).toBeLessThan(0.5)
    const charts = blocks.filter(({ type }) => type !== 'insight' && type !== 'kpi')
    expect(charts.map(({ title }) => title).slice(0, 2)).toEqual([
      'Number of rows by week',
      'Number of rows by district',
    ])
  })

  it('stays one where something was', () => {
    expect(leadOf(repairs((kind) => (kind === 'lamp' ? 0.8 : 0.2)))[0]).toBe('led')
  })
})

/** A trial: what was given to whom stands in one column, and with one of them fewer fall ill again. */
function trial() {
  const random = createRandom(31)
  const rows = Array.from({ length: 500 }, (_, row) => {
    const arm = random() < 0.5 ? 'drug' : 'placebo'
    const isBack = random() < (arm === 'drug' ? 0.2 : 0.42)
    return [`P${100 + row}`, arm, ['Bern', 'Oslo', 'Lyon'][Math.floor(3 * random())]!, isBack ? 'yes' : 'no']
  })
  return draft([['patient', 'arm', 'centre', 'relapsed'], ...rows])
}

it('who got what in a trial is no outcome, but what it is told by', () => {
  const { dataset, blocks } = trial()
  expect(leadOf({ dataset } as ReturnType<typeof draft>)).toEqual(['relapsed'])
  expect(blocks.map(({ title }) => title)).toContain('Share relapsed by arm')
})

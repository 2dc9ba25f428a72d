import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'
import { createNoise } from '../insights/fixture-table'

type Noise = ReturnType<typeof createNoise>
type Draw = (noise: Noise, at: number) => string | number

const money = (middle: number): Draw => {
  return ({ normal }) => (middle * Math.exp(0.5 * normal())).toFixed(2)
}
const dayMs = 86_400_000
const dateOf: Draw = (_, at) => new Date(Date.UTC(2024, 0, 1) + at * dayMs).toISOString().slice(0, 10)
const one =
  (...values: string[]): Draw =>
  ({ pick }) =>
    pick(values)

function firstOutcome(fileName: string, draws: Record<string, Draw>) {
  const noise = createNoise(37)
  const rows = Array.from({ length: 300 }, (_, at) =>
    Object.values(draws)
      .map((draw) => draw(noise, at))
      .join(';'),
  )
  const text = [Object.keys(draws).join(';'), ...rows].join('\n')
  const { dataset } = generateDashboard(new TextEncoder().encode(text), { fileType: 'csv', fileName })
  return dataset.subject?.outcomes[0]?.column
}

describe('what stands beside', () => {
  it('puts what came in before what it took', () => {
    const draws = {
      Datum: dateOf,
      Revier: one('Nord', 'Süd', 'West'),
      'Rückekosten €': money(900),
      'Erlös €': money(5000),
    }
    expect(firstOutcome('holzverkauf.csv', draws)).toBe('Erlös €')
  })

  it('takes how long things stood for what a log of stoppages is about', () => {
    const at = (minutes: number) =>
      new Date(Date.UTC(2024, 0, 1) + minutes * 60_000).toISOString().slice(0, 16)
    const starts = (row: number) => row * 190
    const draws = {
      Beginn: (_: Noise, row: number) => at(starts(row)),
      Ende: ({ random }: Noise, row: number) => at(starts(row) + 5 + Math.floor(90 * random() ** 2)),
      Anlage: one('Presse', 'Extruder', 'Ofen'),
      'Ausschuss Stk': ({ random }: Noise) => Math.floor(60 * random() ** 3),
    }
    expect(firstOutcome('stillstand_log.csv', draws)).toBe('Minutes from beginn to ende')
  })

  it('takes the title of a show for no end', () => {
    const draws = {
      show_title: one('Hedda', 'The Tempest', 'Peter Pan'),
      performance: dateOf,
      channel: one('web', 'phone'),
      refunded: ({ random }: Noise) => (random() < 0.2 ? 'yes' : 'no'),
    }
    expect(firstOutcome('bookings.csv', draws)).toBe('refunded')
  })

  it('takes the mark for all together for what people were asked', () => {
    let given = 0
    const mark: Draw = ({ random }) => {
      given = 1 + Math.floor(10 * random())
      return given
    }
    const likeIt: Draw = ({ random }) => Math.max(1, Math.min(10, given - 1 + Math.floor(3 * random())))
    const draws = {
      Ward: one('Hilltop', 'Eastgate', 'Riverside'),
      'HH Income k': ({ normal }: Noise) => (44 + 9 * normal()).toFixed(1),
      'Sat Overall': mark,
      'Sat Parks': likeIt,
      'Bus Trips pm': ({ random }: Noise) => Math.floor(12 * random()),
      Tenure: one('Owner', 'Private rent', 'Social rent'),
    }
    expect(firstOutcome('resident_survey.csv', draws)).toBe('Sat Overall')
  })

  it('reads gross beside a weight as what a lorry weighs', () => {
    const draws = {
      'Gate In': dateOf,
      Haulier: one('Kerr', 'Quickpal', 'Moss'),
      'Gross kg': ({ normal }: Noise) => Math.round(7000 * Math.exp(0.5 * normal())),
      'Late?': ({ random }: Noise) => (random() < 0.2 ? 'Y' : 'N'),
    }
    expect(firstOutcome('gate_log.csv', draws)).toBe('Late?')
  })
})

import { describe, expect, it } from 'vitest'
import { draft, spread, understand } from './subject.fixture'

/** Patients: those in state 2 were seen to the end of the study; 1 ends early, 3 is rare. */
function patients(state = 'status', time = 'time') {
  const rows = Array.from({ length: 200 }, (_, row) => {
    const isThick = row % 2 === 0
    const code = row % 25 === 0 ? 3 : spread(row, 10) < (isThick ? 6 : 1) ? 1 : 2
    const days = (code === 2 ? 2000 : 400) + spread(row, 700, 613)
    return [days, code, isThick ? 4 + spread(row, 9) / 10 : 1 + spread(row, 9) / 10, row % 3 === 0 ? 1 : 0]
  })
  return [[time, state, 'thickness', 'ulcer'], ...rows]
}

const first = ({ subject }: ReturnType<typeof understand>) => subject.outcomes[0]!

describe('a state beside the time that things were followed', () => {
  it('is what the table is about, told of the state that comes before the end of the study', () => {
    expect(first(understand(patients())).of).toEqual({ column: 'status', op: '=', value: 1 })
    expect(first(understand(patients('event', 'futime'))).of).toMatchObject({ column: 'event', value: 1 })
  })

  it('is told with its code, for the 1 of three codes is no yes', () => {
    const made = draft(patients())
    const number = made.blocks.find(({ type }) => type === 'kpi')!
    expect(number.title).toBe('Share with status 1')
    expect(JSON.stringify(made.blocks)).not.toContain('Time (band)')
  })

  it('is none without a time of that kind, nor a stage beside one', () => {
    expect(first(understand(patients('status', 'weight'))).of?.column).not.toBe('status')
    expect(first(understand(patients('stage', 'time'))).of?.column).not.toBe('stage')
  })
})

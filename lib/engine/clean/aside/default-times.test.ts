import { describe, expect, it } from 'vitest'
import { cleanTable } from '../clean-table'
import { textTable } from '../text-table.fixture'

const clock = (minutes: number) =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
const read = (times: string[]) =>
  cleanTable(textTable([['knife_time', 'room'], ...times.map((time, at) => [time, `r${at % 4}`])]))

describe('00:00 among the times of a day', () => {
  const daily = Array.from({ length: 200 }, (_, at) => clock(480 + ((at * 37) % 540)))
  const some = (times: string[]) => times.map((time, at) => (at % 25 === 3 ? '00:00' : time))

  it('is none where nothing else happens at night, and is told', () => {
    const { table, steps } = read(some(daily))
    expect(table.columns[0]!.missing).toBe(8)
    expect(steps).toContainEqual(
      expect.objectContaining({ step: 'placeholder', column: 'knife_time', rows: 8 }),
    )
  })

  it('is midnight where other rows are close to it, and where it stands once', () => {
    const nightly = Array.from({ length: 200 }, (_, at) => clock((at * 37) % 1440))
    expect(read(some(nightly)).table.columns[0]!.missing).toBe(0)
    expect(read(['00:00', ...daily]).table.columns[0]!.missing).toBe(0)
  })
})

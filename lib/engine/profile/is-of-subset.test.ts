import { describe, expect, it } from 'vitest'
import { cleanTable } from '../clean/clean-table'
import { textTable } from '../clean/text-table.fixture'
import { profileTable } from './profile-table'

const dateOf = (row: number) => `2025-0${1 + (row % 6)}-1${row % 9}`
const clockOf = (header: string[], cellsOf: (row: number) => string[]) => {
  const { table } = cleanTable(textTable([header, ...Array.from({ length: 200 }, (_, row) => cellsOf(row))]))
  const { mainTime } = profileTable(table)
  return mainTime === null ? null : header[mainTime]
}
const hasLeft = (row: number) => row % 10 === 3

describe('a date that only some rows can have', () => {
  it('is no clock: a leave date of those who left', () => {
    const cells = (row: number) => [
      String(30_000 + row * 7),
      hasLeft(row) ? 'Left' : 'Active',
      hasLeft(row) ? dateOf(row) : '',
    ]
    expect(clockOf(['salary', 'status', 'leave_date'], cells)).toBeNull()
  })

  it('is one where gaps follow from nothing else', () => {
    const cells = (row: number) => [
      String(30_000 + row * 7),
      row % 2 ? 'North' : 'South',
      (row * 7) % 10 < 4 ? dateOf(row) : '',
    ]
    expect(clockOf(['amount', 'region', 'sold_on'], cells)).toBe('sold_on')
  })
})

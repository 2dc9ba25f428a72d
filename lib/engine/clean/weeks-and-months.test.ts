import { describe, expect, it } from 'vitest'
import { cleanTable } from './clean-table'
import { textTable } from './text-table.fixture'

const columnOf = (name: string, texts: string[]) =>
  cleanTable(textTable([[name, 'sales'], ...texts.map((text, at) => [text, String(100 + at)])])).table
    .columns[0]!
const two = (number: number) => String(number).padStart(2, '0')
const upTo = (last: number, write: (at: number) => string) =>
  Array.from({ length: last }, (_, at) => write(at + 1))

describe('weeks with their year', () => {
  it.each(['KW', 'Week', 'Semaine', 'semana', 'Settimana', 'order_week', 'OrderWeek', 'Kalenderwoche'])(
    'are read under the name %s',
    (name) => {
      const { type, values } = columnOf(
        name,
        upTo(52, (at) => `${two(at)}/2022`),
      )
      expect([type, values[0], values[51]]).toEqual(['date', '2022-01-03', '2022-12-26'])
    },
  )

  it.each([
    { what: 'a quarter of them', texts: upTo(12, (at) => `${two(at)}/2022`) },
    { what: 'the year first', texts: upTo(12, (at) => `2022-${two(at)}`) },
    { what: 'points', texts: upTo(12, (at) => `${two(at)}.2022`) },
    { what: 'no mark', texts: upTo(12, (at) => `2022${two(at)}`) },
  ])('are read with $what', ({ texts }) => {
    const { type, values } = columnOf('KW', texts)
    expect([type, values[1]]).toEqual(['date', '2022-01-10'])
  })

  it.each(['File', 'Weekday', 'Work no', 'Sem'])('are not read under the name %s', (name) => {
    expect(
      columnOf(
        name,
        upTo(52, (at) => `${two(at)}/2022`),
      ).type,
    ).toBe('text')
  })

  it('are not read where some are no weeks', () => {
    expect(
      columnOf(
        'Week',
        upTo(70, (at) => `${two(at)}/2022`),
      ).type,
    ).toBe('text')
  })

  it('months stay months', () => {
    expect(
      columnOf(
        'Month',
        upTo(12, (at) => `${two(at)}/2022`),
      ).values[1],
    ).toBe('2022-02-01')
  })
})

describe('months with a short year', () => {
  const months = upTo(30, (at) => `${21 + Math.floor((at - 1) / 12)}${two(((at - 1) % 12) + 1)}`)

  it.each(['YYMM', 'Month', 'Monat', 'Period', 'cohort'])('are read under the name %s', (name) => {
    const { type, values } = columnOf(name, months)
    expect([type, values[0], values[29]]).toEqual(['date', '2021-01-01', '2023-06-01'])
  })

  it.each([
    { name: 'month', texts: upTo(12, String) },
    { name: 'month', texts: upTo(12, (at) => String(100 + at)) },
    { name: 'Room', texts: months },
    { name: 'Code', texts: months },
    { name: 'monthly_fee', texts: months },
    { name: 'Period', texts: upTo(12, (at) => String(2000 + at)) },
    { name: 'Month', texts: ['2101', '2102', '2103', '2113'] },
    { name: 'Month', texts: ['0', '1', '2', '3'] },
    { name: 'Period', texts: ['1001', '1512', '2206', '3101'] },
    { name: 'months', texts: ['101', '102', '103', '104'] },
  ])('are not read under the name $name: $texts.0', ({ name, texts }) => {
    expect(columnOf(name, texts).type).toBe('integer')
  })
})

describe('numbers of chapters', () => {
  const chapters = ['1010/1', '1010/4', '1043/2', '1120/3', '1365/1', '1420/6', '1630/2', '1810/1', '1890/5']

  it('are no months of the Middle Ages', () => {
    expect(columnOf('Cod.Cap.', [...chapters, ...chapters]).type).toBe('text')
  })

  it.each([
    ['1610/1', '1610/2', '1610/3', '1610/4', '1610/5'],
    ['1398/05', '1398/06', '1398/07', '1402/11', '1402/12'],
    ['1342-05', '1342-06', '1343-01', '1344-01', '1345-02'],
  ])('leave months of the past and of other calendars as they are', (...months) => {
    expect(columnOf('Monat', months).type).toBe('date')
  })
})

import { expect, it } from 'vitest'
import { cleanTable } from './clean-table'
import { textTable } from './text-table.fixture'

const columnOf = (name: string, cells: string[]) =>
  cleanTable(textTable([[name, 'kind'], ...cells.map((cell, at) => [cell, `k${at % 3}`])])).table.columns[0]!

it('reads hours as French tills write them, and what takes as long as that as a duration', () => {
  const times = ['7h13', '7h35', '16h47', '17h36', '12h05', '9h50']
  expect(columnOf('Heure', times)).toMatchObject({
    type: 'time',
    values: expect.arrayContaining(['07:13:00']),
  })
  expect(columnOf('Spent', ['1h30', '2h05', '0h45', '3h20', '1h10', '2h50']).unit).toBe('s')
  expect(columnOf('Dauer', times).unit).toBe('s')
})

const spreadOf = (from: number, to: number) =>
  Array.from({ length: 40 }, (_, at) => {
    const minutes = from + ((at * 37) % (to - from))
    return `${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, '0')}`
  })

it.each(['Heures travaillées', 'Sleep', 'Trajet', 'Temps de travail'])(
  'reads what takes most of a day as that: %s',
  (name) => {
    expect(columnOf(name, spreadOf(6 * 60 + 12, 8 * 60 + 59)).unit).toBe('s')
  },
)

it.each([
  ["Heure d'arrivée", 7 * 60, 9 * 60],
  ['Départ', 7 * 60, 9 * 60],
  ['Fin de travail', 16 * 60, 18 * 60],
  ['Heure', 7 * 60, 9 * 60],
  ['Vente', 7 * 60, 19 * 60],
])('reads a time of day by a name that says so, or by its spread: %s', (name, from, to) => {
  expect(columnOf(name, spreadOf(from, to)).type).toBe('time')
})

const packed = (count: number, of: (hour: number, minute: number) => number) =>
  Array.from({ length: count }, (_, at) => String(of(5 + ((at * 7) % 17), (at * 13) % 60)))

it('reads hours and minutes without a mark between them as a time of day', () => {
  const { type, values, missing } = columnOf(
    'CRS_DEP_TIME',
    packed(80, (hour, minute) => 100 * hour + minute),
  )
  expect([type, missing]).toEqual(['time', 0])
  expect(values).toContain('05:00:00')
})

it('reads times of a timetable that has every half or every quarter of an hour', () => {
  const every = (step: number) => packed(80, (hour, minute) => 100 * hour + step * Math.floor(minute / step))
  expect([30, 15, 5].map((step) => columnOf('start time', every(step)).type)).toEqual([
    'time',
    'time',
    'time',
  ])
})

const inSteps = (step: number, most: number) =>
  Array.from({ length: 80 }, (_, at) => String((at * step) % most))

it.each([
  ['Time', inSteps(50, 2400)],
  ['Time', inSteps(100, 2400)],
  ['Zeit (ms)', packed(80, (hour, minute) => 100 * hour + minute)],
  ['Idle time', packed(80, (hour, minute) => 100 * hour + minute)],
  ['Time lost', packed(80, (hour, minute) => 100 * hour + minute)],
])('reads what lasts as a number, and what goes in steps of 50: %s', (name, cells) => {
  expect(columnOf(name, cells).type).toBe('integer')
})

it.each([
  ['CRS_DEP_TIME', packed(80, (hour, minute) => 100 * hour + 2 * minute)],
  ['passengers', packed(80, (hour, minute) => 100 * hour + minute)],
  ['lead time', packed(80, (hour, minute) => 100 * hour + minute)],
  ['time', packed(80, (_, minute) => minute)],
  ['time', packed(8, (hour, minute) => 100 * hour + minute)],
])('reads numbers where they are none, or are not called so: %s', (name, cells) => {
  expect(columnOf(name, cells).type).toBe('integer')
})

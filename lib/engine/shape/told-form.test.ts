import { describe, expect, it } from 'vitest'
import { createNoise } from '../insights/fixture-table'
import { readTable } from '../read/read-table'
import { shapeTable } from './shape-table'

interface Thing {
  name: string
  told: [attribute: string, value: string, unit?: string][]
}

const things: Thing[] = Array.from({ length: 14 }, (_, at) => ({
  name: `Anlage ${String.fromCharCode(65 + at)}`,
  told: [
    ['Standort', ['Kiel', 'Graz', 'Bern'][at % 3]!],
    ['Leistung', String(120 + ((at * 37) % 90)), 'kW'],
    ['Inbetriebnahme', `${2001 + at}-0${1 + (at % 9)}-15`],
    ['Wirkungsgrad', String(71.5 + at), '%'],
    ['gewartet', at % 2 ? 'ja' : 'nein'],
  ],
}))
const rowsOf = (list: Thing[]) => list.flatMap(({ name, told }) => told.map((one) => [name, ...one] as const))
const lines = (rows: readonly (readonly (string | undefined)[])[], mark = ',') =>
  rows.map((row) => row.map((cell) => cell ?? '').join(mark)).join('\n')
const shuffled = <T>(list: T[]): T[] => {
  const { random } = createNoise(3)
  return list
    .map((one) => [random(), one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one)
}
const shape = (text: string, fileType: 'csv' | 'json' = 'csv') =>
  shapeTable(readTable(new TextEncoder().encode(text), { fileType })).table

const forms: Record<string, () => string> = {
  'name, attribute, value': () =>
    lines([['Anlage', 'Merkmal', 'Wert'], ...rowsOf(things).map((row) => row.slice(0, 3))]),
  'in no order': () =>
    lines([['Objet', 'Champ', 'Contenu'], ...shuffled(rowsOf(things)).map((row) => row.slice(0, 3))], ';'),
  'value first': () =>
    lines([
      ['value', 'property', 'device'],
      ...rowsOf(things).map(([name, told, value]) => [value, told, name]),
    ]),
  'with units': () =>
    lines([
      ['Device', 'Field', 'Unit', 'Content'],
      ...rowsOf(things).map(([name, told, value, unit]) => [name, told, unit, value]),
    ]),
  'some not told': () =>
    lines([
      ['Anlage', 'Merkmal', 'Wert'],
      ...rowsOf(things)
        .filter((_, at) => at % 6 !== 4)
        .map((row) => row.slice(0, 3)),
    ]),
  'cards set apart': () =>
    things
      .map(({ name, told }) => lines([['Anlage', name], ...told.map((one) => one.slice(0, 2))], ';'))
      .join('\n\n'),
  'cards below each other': () =>
    things
      .map(({ name, told }) => lines([['Anlage', name], ...told.map((one) => one.slice(0, 2))], '\t'))
      .join('\n'),
}

describe.each(Object.entries(forms))('what is told of things in rows: %s', (_, form) => {
  it('has a row for each thing, and a column for each that is told', () => {
    const { columns, rowCount } = shape(form())
    expect(rowCount).toBe(things.length)
    const typeOf = (name: string) => columns.find((column) => column.name === name)?.type
    expect(typeOf('Leistung')).toBe('integer')
    expect(typeOf('Inbetriebnahme')).toBe('date')
    expect(typeOf('Standort')).toBe('text')
  })
})

describe('what is no list of what is told', () => {
  it('is one measure by kinds', () => {
    const rows = things.flatMap(({ name }, at) =>
      ['Strom', 'Gas', 'Wasser'].map((kind, place) => [name, kind, String(100 + at * 7 + place * 31)]),
    )
    expect(shape(lines([['Anlage', 'Art', 'Menge'], ...rows])).rowCount).toBe(rows.length)
  })

  it('is a log in which kinds come again', () => {
    const { pick, random } = createNoise(8)
    const rows = Array.from({ length: 80 }, (_, at) => [
      `2024-01-${10 + (at % 18)}`,
      pick(['start', 'stop', 'fault']),
      random() < 0.5 ? 'ok' : String(Math.floor(90 * random())),
    ])
    expect(shape(lines([['day', 'event', 'note'], ...rows])).rowCount).toBe(rows.length)
  })

  it('is a handful of rows', () => {
    const rows = [
      ['ACCT-211', 'ACCT', 'Accounting I', '3.0'],
      ['ACCT-212', 'ACCT', 'Accounting II', '3.0'],
      ['CIS-220', 'CIS', 'Intro. to Microcomputing', '3.0'],
      ['CIS-420', 'CIS', 'Database Design and Implementation', '4.0'],
      ['QM-261', 'CIS', 'Intro. to Statistics', '3.0'],
      ['QM-362', 'CIS', 'Statistical Applications', '4.0'],
    ]
    expect(shape(lines([['code', 'department', 'title', 'credit'], ...rows])).rowCount).toBe(rows.length)
  })

  it('is a column of kinds and one of numbers', () => {
    const rows = Array.from({ length: 60 }, (_, at) => [['a', 'b'][at % 2]!, String((at * 17) % 50)])
    expect(shape(lines([['group', 'score'], ...rows])).rowCount).toBe(60)
  })
})

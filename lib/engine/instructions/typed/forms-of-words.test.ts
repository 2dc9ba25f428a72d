import { describe, expect, it } from 'vitest'
import { understandDataset } from '../../generate-dashboard'
import type { PlannedCard } from '../../plan/plan'
import { languageOf } from '../tongues/language'
import { readTyped } from './read-typed'

const tableOf = (fileName: string, head: string, row: (at: number) => (string | number)[]) =>
  understandDataset(
    new TextEncoder().encode([head, ...Array.from({ length: 240 }, (_, at) => row(at).join(','))].join('\n')),
    { fileType: 'csv', fileName },
  )
const day = (at: number) => new Date(Date.UTC(2023, 0, 1 + at * 3)).toISOString().slice(0, 10)

const exams = tableOf('exams.csv', 'Beruf,Bestanden,Vorkurs,Theorie Pkt,Praxis Pkt', (at) => [
  ['Tischler', 'Friseur', 'Elektroniker'][at % 3]!,
  at % 4 === 0 ? 'nein' : 'ja',
  (at >> 2) % 2 === 0 ? 'ja' : 'nein',
  40 + ((at * 7) % 53),
  45 + ((at * 11) % 47),
])
const places = tableOf('lieux.csv', 'commune,ouvert,type,places', (at) => [
  ['Lyon', 'Brest', 'Metz'][at % 3]!,
  at % 5 === 0 ? 'false' : 'true',
  ['Parking', 'Gare'][(at >> 1) % 2]!,
  5 + ((at * 7) % 31),
])
const tests = tableOf('examenes.csv', 'prof,res,edad', (at) => [
  `P${at % 4}`,
  at % 3 === 0 ? 'NO APTO' : 'APTO',
  18 + ((at * 7) % 40),
])
const assets = tableOf('assets.csv', 'department,purchased_on,cost,Ship Mode', (at) => [
  ['Sales', 'IT'][at % 2]!,
  day(at),
  100 + ((at * 37) % 900),
  ['Air', 'Sea'][(at >> 1) % 2]!,
])

const cards = (text: string, data: typeof exams) => readTyped(text, languageOf(text), data)?.cards ?? []
const left = (text: string, data: typeof exams) => readTyped(text, languageOf(text), data)?.left ?? []
const of = ({ metric, filters }: PlannedCard) => (metric?.kind === 'rate' ? metric.of : filters[0])

describe('what rows are or have done, by a form of its word or by its opposite', () => {
  it.each([
    ['Bestehensquote nach Beruf', exams, ['Bestanden', true]],
    ['Durchfallquote nach Beruf', exams, ['Bestanden', false]],
    ['Anteil der nicht bestandenen nach Beruf', exams, ['Bestanden', false]],
    ['nombre de lieux fermés par type', places, ['ouvert', false]],
    ['aprobados por prof en porcentaje', tests, ['res', 'APTO']],
  ] as const)('%s', (text, data, [column, value]) => {
    const condition = of(cards(text, data)[0]!)
    expect(condition).toMatchObject({ column })
    const isNo = value === false && JSON.stringify(condition).includes('"!=","value":true')
    expect(isNo || JSON.stringify(condition).includes(JSON.stringify(value))).toBe(true)
  })

  it('tells both answers apart', () => {
    const [card] = cards('Bestehensquote nach Beruf, jeweils mit und ohne Vorkurs', exams)
    expect([card?.x, card?.grouping, card?.filters]).toEqual(['Beruf', 'Vorkurs', []])
  })

  it('is nothing that the data do not have', () => {
    expect(cards('Durchfallquote nach department', assets)).toEqual([])
    expect(left('nombre de lieux fermés par département', assets)).toContain('fermes')
  })
})

describe('a German word made of two', () => {
  it.each([
    ['Kosten nach Kaufmonat', { x: 'purchased_on', y: 'cost', grain: 'month' }],
    ['Kosten nach Kaufjahr', { x: 'purchased_on', y: 'cost', grain: 'year' }],
  ])('is the period of the date that it begins with: %s', (text, card) => {
    expect(cards(text, assets)[0]).toMatchObject(card)
    expect(left(text, assets)).toEqual([])
  })

  it('begins or ends with a word of a name', () => {
    expect(cards('Praxispunkte im Mittel je Beruf', exams)[0]).toMatchObject({
      y: 'Praxis Pkt',
      aggregation: 'avg',
    })
  })

  it('stays whole where the data have no part of it', () => {
    expect(left('Kosten nach Geburtsmonat', assets)).not.toEqual([])
    expect(left('Kosten nach Mondphase', assets)).toContain('mondphase')
  })
})

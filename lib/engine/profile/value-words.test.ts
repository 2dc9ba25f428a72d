import { describe, expect, it } from 'vitest'
import { understandDataset } from '../generate-dashboard'
import { answerWords } from './answer-words'
import type { ColumnProfile } from './profile'
import { answerName, forValue, valueName, withValue } from './value-words'

const boolean = { yes: 'true', no: 'false' }
const said = (label: string) => {
  const words = answerWords({ label }, boolean)?.words
  return words && [words.true, words.false]
}

describe('answerWords', () => {
  it.each([
    ['released', 'released', 'not released'],
    ['is active', 'active', 'not active'],
    ['SLA breached', 'SLA breached', 'SLA not breached'],
    ['churn', 'churned', 'did not churn'],
    ['attrition', 'left', 'stayed'],
    ['smoker', 'smokers', 'non-smokers'],
    ['senior citizen', 'senior citizens', 'not senior citizens'],
    ['overtime', 'with overtime', 'without overtime'],
    ['has children', 'with children', 'without children'],
    ['paperless billing', 'with paperless billing', 'without paperless billing'],
    ['seed', 'with seed', 'without seed'],
    ['small island developing states', 'yes', 'no'],
  ])('says what yes and no mean of %s', (label, yes, no) => {
    expect(said(label)).toEqual([yes, no])
  })

  it('takes no nought and one for an answer where the name is no question', () => {
    const numbers = { yes: '1', no: '0' }
    expect(answerWords({ label: 'gender' }, numbers, true)).toBeNull()
    expect(answerWords({ label: 'survived' }, numbers, true)?.words).toEqual({
      0: 'did not survive',
      1: 'survived',
    })
  })
})

const profileOf = (header: string, rowOf: (index: number) => (string | number)[]) => {
  const rows = Array.from({ length: 120 }, (_, index) => rowOf(index).join())
  const bytes = new TextEncoder().encode([header, ...rows].join('\n'))
  const { profile } = understandDataset(bytes, { fileType: 'csv', fileName: 'rows.csv' })
  return (name: string) => profile.columns.find((column) => column.name === name)!
}

describe('nameValues', () => {
  it('calls months by their names', () => {
    const column = profileOf('year,month,sales', (index) => [
      2015 + Math.floor(index / 12),
      (index % 12) + 1,
      index * 7,
    ])
    expect([1, 12].map((value) => valueName(column('month'), value))).toEqual(['Jan', 'Dec'])
  })

  it.each([0, 1])('calls weekdays by the date beside them, Monday being %i', (first) => {
    const column = profileOf('date,weekday,sales', (index) => {
      const date = new Date(Date.UTC(2024, 0, 1 + index))
      return [date.toISOString().slice(0, 10), ((date.getUTCDay() + 6) % 7) + first, (index * 37) % 11]
    })
    expect(valueName(column('weekday'), first)).toBe('Mon')
    expect(valueName(column('weekday'), first + 6)).toBe('Sun')
  })

  it('leaves weekdays as they are where nothing tells what they begin with', () => {
    const column = profileOf('shop,weekday,sales', (index) => [
      'ABC'[index % 3]!,
      index % 7,
      (index * 37) % 11,
    ])
    expect(column('weekday').words).toBeUndefined()
  })

  it('calls codes by the names that stand beside them', () => {
    const names = ['Berlin', 'Hamburg', 'Köln', 'Bremen']
    const column = profileOf('branch_code,branch_name,sales', (index) => [
      (index * 3) % 4,
      names[(index * 3) % 4]!,
      (index * 37) % 11,
    ])
    expect(column('branch_code').words).toMatchObject({ 0: 'Berlin', 1: 'Hamburg' })
  })

  it('leaves codes alone that have several names', () => {
    const column = profileOf('class,town,sales', (index) => [
      index % 5,
      ['Ulm', 'Kiel', 'Hof'][index % 3]!,
      index * 3,
    ])
    expect(column('class').words).toBeUndefined()
  })
})

describe('words of a value', () => {
  const stayed = { label: 'attrition', ...answerWords({ label: 'attrition' }, boolean)! }
  const overtime = { label: 'overtime', ...answerWords({ label: 'overtime' }, boolean)! }
  const region: Pick<ColumnProfile, 'label' | 'words' | 'yes'> = { label: 'region' }

  it('go into the sentence that they stand in', () => {
    expect([forValue(stayed, false), forValue(overtime, 'false'), forValue(region, 'West')]).toEqual([
      'for those that stayed',
      'without overtime',
      'for West',
    ])
    expect([answerName(overtime, true), answerName(region, 'West')]).toEqual(['yes', 'West'])
    expect([withValue(overtime, true), withValue(region, 'West')]).toEqual([
      'with overtime',
      'with region West',
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { german } from './german/german'
import { Teller } from './teller'

const own = new Set([
  'revenue',
  'region',
  'north',
  'south',
  'leisure and hospitality',
  'plan',
  'm. b.',
  'order',
  'orders',
  'refund',
])
const teller = new Teller(german, { own, made: new Set(['share with refund']) })
const told = (text: string) => teller.sentences(text).replaceAll('\u00A0', ' ')

describe('what is told in German', () => {
  it('keeps names, and writes numbers and times as German does', () => {
    expect(told('Revenue adds up to $1,234.50 over 380 orders.')).toBe(
      'Revenue: zusammen 1.234,50 $ über 380 orders.',
    )
    expect(told('In all, from Mar 2024 to Week 9, 2025.')).toBe('Insgesamt, von März 2024 bis KW 9 2025.')
    expect(told('36% of 1,419 rows.')).toBe('36 % von 1.419 Zeilen.')
  })

  it('does not take the words of names for its own', () => {
    expect(
      told('Revenue differs by region: the average is 5.5 for Leisure and hospitality and 3 for South.'),
    ).toContain('5,5 bei Leisure and hospitality und 3 bei South')
    expect(told('M. B. is highest at 5, South lowest at 3.')).toMatch(/^M\. B\. .+South/)
  })

  it('tells clauses behind each other, and what is said of the first', () => {
    const text = told(
      'North is highest at 5, South lowest at 3; among rows with the same plan they hardly differ.',
    )
    expect(text).toMatch(/^North .+; .+plan/)
    expect(text).not.toMatch(/highest|lowest|among/)
  })

  it('tells conditions that hold lists', () => {
    expect(
      told(
        'Revenue is high, 9 over 3 rows, where region is North or South and plan is not North; over all it is 4.',
      ),
    ).toContain('wo region North oder South ist und plan nicht North ist')
  })

  it('tells what was made of columns by its form, and by its name where it has none', () => {
    expect(told('Share with refund is 5% over 3 rows.')).toBe('Anteil mit refund: 5 % über 3 Zeilen.')
  })

  it('leaves a sentence as it is that it has no form for, and tells the one beside it', () => {
    expect(told('Revenue wobbles. In all, from 2019 to 2021.')).toBe(
      'Revenue wobbles. Insgesamt, von 2019 bis 2021.',
    )
  })

  it('ends on a name that is made of the words of forms', () => {
    const names = `${'and for by over '.repeat(40)}x`
    expect(told(`${names} differs by ${names}: ${names} and ${names}.`)).toContain(names)
  })
})

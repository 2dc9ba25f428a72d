import { describe, expect, it } from 'vitest'
import type { Dataset } from '@/lib/contracts/dataset'
import { datasetExample } from '@/lib/openapi/examples/generation'
import {
  nothingStaged,
  type Staged,
  withAnswer,
  withOverride,
  withRole,
  withShape,
  withSheet,
  withSubject,
  withUndo,
} from './staged-changes'
import { stagedWords } from './staged-words'

const dataset: Dataset = {
  ...datasetExample,
  roles: { region: 'geo' },
  overrides: { amount: { unit: '€', additivity: 'intensive' } },
  undone: ['spelling:region'],
  cleaning: [
    { step: 'spelling', column: 'region', rows: 4, detail: '', id: 'spelling:region', is_undone: true },
    { step: 'total_rows', column: null, rows: 1, detail: '', id: 'total_rows' },
  ],
  outcome: null,
  time: ['year', 'month'],
  sheets: [
    { name: 'Orders', rows: 9, is_hidden: false, is_read: true },
    { name: 'Notes', rows: 2, is_hidden: false, is_read: false },
  ],
  shapes: [
    { shape: 'wide', text: 'Keep it wide', rows: 3, columns: 9, is_taken: true },
    { shape: 'long', text: 'Make it long', rows: 27, columns: 3, is_taken: false },
  ],
}

const of = (staged: Staged) => ({ staged, dataset })

describe('what is to be read otherwise', () => {
  it('is told in words, one a change', () => {
    const staged = [
      withRole(of(nothingStaged), 'amount', 'code'),
      withRole(of(nothingStaged), 'region', null),
      withSubject(of(nothingStaged), 'outcome', 'amount'),
      withSubject(of(nothingStaged), 'time', null),
      withShape(of(nothingStaged), 'long'),
      withOverride(of(nothingStaged), 'region', { label: 'Area' }),
      withOverride(of(nothingStaged), 'amount', { unit: '', additivity: null }),
      withUndo(of(nothingStaged), 'total_rows', true),
      withUndo(of(nothingStaged), 'spelling:region', false),
      withSheet(dataset, 'Notes'),
    ]
    expect(staged.map((one) => stagedWords(of(one)))).toEqual([
      ['amount is a repeated key'],
      ['region is what we find'],
      ['lead with amount'],
      ['find when it happened'],
      ['Make it long'],
      ['call region “Area”'],
      ['amount has no unit', 'amount is put together as we find'],
      ['undo the leaving out of totals'],
      ['redo the merging of spellings in region'],
      ['read the sheet “Notes”'],
    ])
  })

  it('is nothing where it is chosen back to what it was', () => {
    const role = withRole(of(nothingStaged), 'region', 'category')
    expect(withRole(of(role), 'region', 'geo')).toEqual(nothingStaged)
    const outcome = withSubject(of(nothingStaged), 'outcome', 'amount')
    expect(withSubject(of(outcome), 'outcome', null)).toEqual(nothingStaged)
    const time = withSubject(of(nothingStaged), 'time', 'amount')
    expect(withSubject(of(time), 'time', 'year and month')).toEqual(nothingStaged)
    expect(withShape(of(withShape(of(role), 'long')), 'wide')).toEqual(role)
    expect(withSheet(dataset, 'Orders')).toEqual(nothingStaged)
    const unit = withOverride(of(nothingStaged), 'amount', { unit: '$' })
    expect(unit.overrides).toEqual({ amount: { unit: '$' } })
    expect(withOverride(of(unit), 'amount', { unit: '€' })).toEqual(nothingStaged)
    expect(withUndo(of(nothingStaged), 'spelling:region', true)).toEqual(nothingStaged)
  })

  it('is what a question was answered with, also where it is read so now', () => {
    const added = { text: '', role: 'measure', additivity: 'additive', is_taken: true } as const
    const names = { text: '', role: 'code', is_taken: false } as const
    const first = withAnswer(of(nothingStaged), 'sum', added)
    expect(first).toEqual({
      ...nothingStaged,
      roles: { sum: 'measure' },
      overrides: { sum: { additivity: 'additive' } },
    })
    expect(withAnswer(of(first), 'sum', names)).toEqual({ ...nothingStaged, roles: { sum: 'code' } })
    expect(withAnswer(of(first), 'sum', null)).toEqual(nothingStaged)
  })

  it('calls one of several tables a table', () => {
    const sheets = dataset.sheets!.map((one) => ({ ...one, kind: 'table' as const }))
    expect(stagedWords({ staged: withSheet(dataset, 'Notes'), dataset: { ...dataset, sheets } })).toEqual([
      'read the table “Notes”',
    ])
  })

  it('forgets what was said of another sheet', () => {
    expect(withSheet(dataset, 'Notes')).toEqual({ ...nothingStaged, sheet: 'Notes' })
  })
})

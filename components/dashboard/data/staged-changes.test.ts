import { describe, expect, it } from 'vitest'
import type { Dataset } from '@/lib/contracts/dataset'
import { datasetExample } from '@/lib/openapi/examples/generation'
import {
  nothingStaged,
  type Staged,
  stagedWords,
  withRole,
  withShape,
  withSheet,
  withSubject,
} from './staged-changes'

const dataset: Dataset = {
  ...datasetExample,
  roles: { region: 'geo' },
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
      withSheet(dataset, 'Notes'),
    ]
    expect(staged.map((one) => stagedWords(one, dataset))).toEqual([
      ['amount is a repeated key'],
      ['region is what we find'],
      ['lead with amount'],
      ['find when it happened'],
      ['Make it long'],
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
  })

  it('forgets what was said of another sheet', () => {
    expect(withSheet(dataset, 'Notes')).toEqual({ roles: {}, sheet: 'Notes' })
  })
})

import { describe, expect, it } from 'vitest'
import { rowsAddress } from '@/lib/contracts/rows-address'
import type { RowsQuery } from '@/lib/contracts/table-rows'
import { readRowsQuery } from './read-rows-query'

const read = (text: string) => readRowsQuery(new URLSearchParams(text))

describe('the query of rows', () => {
  it('is read as the client writes it, whatever the columns are called', () => {
    const asked: RowsQuery = {
      offset: 300,
      limit: 50,
      sheet: 'Orders › Table 2',
      sort: 'limit',
      order: 'desc',
      conditions: [
        { kind: 'has', column: 'has.a = b&c', text: 'x & y' },
        { kind: 'min', column: 'amount', text: '-1.5' },
        { kind: 'max', column: 'amount', text: '7' },
      ],
    }
    expect(read(String(rowsAddress(asked)))).toEqual(asked)
  })

  it('has what it does not say by default, and passes over fields that nobody filled in', () => {
    expect(read('has.region=&min.amount=%20')).toEqual({
      offset: 0,
      limit: 100,
      order: 'asc',
      conditions: [],
    })
  })

  it.each([
    ['limit=501', 'limit'],
    ['limit=many', 'limit'],
    ['offset=-1', 'offset'],
    ['order=up', 'order'],
    ['where=x', 'where'],
    [`has.a=${'x'.repeat(201)}`, 'has.a'],
    [Array.from({ length: 13 }, (_, at) => `has.c${at}=x`).join('&'), 'conditions'],
  ])('is refused by name: %s', (text, param) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ code: 'validation_error', param }))
  })
})

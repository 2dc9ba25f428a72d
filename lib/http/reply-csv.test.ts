import { describe, expect, it } from 'vitest'
import { replyCsv } from './reply-csv'

const dispositionOf = (name: string) =>
  replyCsv({ name, content: 'a\r\n' }).toResponse('req_12345678').headers.get('content-disposition')

describe('replyCsv', () => {
  it('sends the file as it is, to be kept', async () => {
    const response = replyCsv({ name: 'Sales', content: 'a\r\n1\r\n' }).toResponse('req_12345678')
    expect(await response.text()).toBe('a\r\n1\r\n')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'cache-control': 'no-store',
      'x-request-id': 'req_12345678',
      'x-content-type-options': 'nosniff',
    })
  })

  it.each([
    ['Sales by region', 'filename="Sales by region.csv"; filename*=UTF-8\'\'Sales%20by%20region.csv'],
    ['Umsätze (€)', 'filename="Umsatze (_).csv"; filename*=UTF-8\'\'Ums%C3%A4tze%20%28%E2%82%AC%29.csv'],
    [
      '../etc/"x"\r\nset-cookie: a',
      'filename=".. etc x set-cookie a.csv"; filename*=UTF-8\'\'..%20etc%20x%20set-cookie%20a.csv',
    ],
    ['\ud800', 'filename="_.csv"; filename*=UTF-8\'\'%EF%BF%BD.csv'],
    ['', 'filename="data.csv"; filename*=UTF-8\'\'data.csv'],
  ])('names %j', (name, expected) => expect(dispositionOf(name)).toBe(`attachment; ${expected}`))

  it('cuts an endless name', () => {
    expect(dispositionOf('ä'.repeat(5000))?.length).toBeLessThan(1000)
  })
})

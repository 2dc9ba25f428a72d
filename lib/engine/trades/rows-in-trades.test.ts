import { expect, it } from 'vitest'
import { splitName } from '../names/name-words'
import { rowsInTrades } from './rows-in-trades'
import type { ColumnSort } from './sort-signs'

const table = (...columns: [string, ColumnSort][]) =>
  rowsInTrades(columns.map(([name, sort]) => ({ name: splitName(name), sort })))

it.each([
  [
    'alerts',
    table(
      ['alert_id', 'id'],
      ['timestamp', 'date'],
      ['rule', 'kind'],
      ['src_ip', 'kind'],
      ['severity', 'kind'],
    ),
  ],
  [
    'near misses',
    table(['Card', 'id'], ['Dt', 'date'], ['Area', 'kind'], ['Type', 'kind'], ['What happened', 'remark']),
  ],
  [
    'Meldungen',
    table(['Meldungsnr', 'id'], ['Datum', 'date'], ['Ort', 'kind'], ['Art', 'kind'], ['Bemerkung', 'remark']),
  ],
])('rows of %s are what people count', (_, odds) => {
  expect(odds).toBeGreaterThan(0)
})

it.each([
  [
    'orders',
    table(
      ['order_id', 'id'],
      ['date', 'date'],
      ['region', 'kind'],
      ['amount', 'number'],
      ['units', 'number'],
    ),
  ],
  [
    'loans',
    table(
      ['id', 'id'],
      ['issued', 'date'],
      ['amount', 'number'],
      ['income', 'number'],
      ['defaulted', 'yes/no'],
    ),
  ],
])('not those of %s', (_, odds) => {
  expect(odds).toBeLessThan(-1)
})

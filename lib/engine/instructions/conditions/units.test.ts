import { describe, expect, it } from 'vitest'
import { understandDataset } from '../../generate-dashboard'
import type { Understanding } from '../../understanding'
import { parseInstructions } from '../parse-instructions'

const parcelOf = (index: number) =>
  [
    ['North', 'South', 'East'][(index * index) % 3],
    200 + ((index * 137) % 9000),
    5 + ((index * 31) % 150),
    `€${10 + ((index * 53) % 400)}.50`,
    ((index * 17) % 97) / 100,
    1 + ((index * 29) % 47),
    10 + ((index * 71) % 900),
    20 + ((index * 13) % 60),
  ].join()

const parcels = understandDataset(
  new TextEncoder().encode(
    [
      'depot,weight_g,Length (cm),postage,damage_rate,transit_hours,volume,sender_age',
      ...Array.from({ length: 200 }, (_, index) => parcelOf(index)),
    ].join('\n'),
  ),
  { fileType: 'csv', fileName: 'parcels.csv' },
)

const turnoverOf = (index: number) => `${['Books', 'Toys'][index % 2]},${100 + ((index * 37) % 4000)}`
const turnover = understandDataset(
  new TextEncoder().encode(
    ['branch,Turnover in millions', ...Array.from({ length: 80 }, (_, index) => turnoverOf(index))].join(
      '\n',
    ),
  ),
  { fileType: 'csv', fileName: 'turnover.csv' },
)

const scaledOf = (index: number) =>
  [
    ['North', 'South', 'East'][(index * index) % 3],
    100 + ((index * 37) % 4000),
    1 + ((index * 53) % 9000),
    1000 + ((index * 7919) % 3_000_000),
    5 + ((index * 31) % 60),
  ].join()
const scaled = understandDataset(
  new TextEncoder().encode(
    [
      'region,Sales (kEUR),Revenue (USD m),Population (000),margin_pct',
      ...Array.from({ length: 200 }, (_, index) => scaledOf(index)),
    ].join('\n'),
  ),
  { fileType: 'csv', fileName: 'regions.csv' },
)

/** The conditions of a request and what its report says of them. */
type Case = [text: string, condition: string, status: string, reason: RegExp]

const reads =
  (data: Understanding) =>
  (...[text, condition, status, reason]: Case) => {
    const { cards, filters, clauses } = parseInstructions(text, data)
    const told = (cards[0]?.filters ?? filters).map((each) =>
      'op' in each ? `${each.op} ${each.value}` : 'or',
    )
    expect([told.join(), clauses[0]?.status]).toEqual([condition, status])
    expect(clauses[0]?.reason ?? '').toMatch(reason)
  }

describe('units in comparisons', () => {
  it.each<Case>([
    ['parcels by depot with a weight of at least 4 kg', '>= 4000', 'applied', /4 kg was read as 4000 g/],
    ['parcels by depot with weight above 1.5 kilograms', '> 1500', 'applied', /1\.5 kg was read as 1500 g/],
    ['parcels by depot with weight below 10 pounds', '< 4535.9237', 'applied', /10 lb was read as/],
    ['parcels by depot heavier than 4 kg', '> 4000', 'applied', /4 kg/],
    ['parcels by depot over 4 kg', '> 4000', 'applied', /4 kg/],
    ['parcels by depot with a weight above 900 g', '> 900', 'applied', /^$/],
    ['parcels by depot longer than 1 m', '> 100', 'applied', /1 m was read as 100 cm/],
    ['parcels by depot with a length between 0.2 m and 1 m', 'between 20,100', 'applied', /0\.2 m.*1 m/],
    ['parcels by depot with transit hours above 1 day', '> 24', 'applied', /1 days was read as 24 h/],
    ['parcels by depot with transit hours above 90 minutes', '> 1.5', 'applied', /90 min was read as 1\.5 h/],
    ['depots with an average weight above 2 kg', '> 2000', 'applied', /2 kg was read as 2000 g/],
    ['parcels by depot with postage above 100 euros', '> 100', 'applied', /^$/],
    ['parcels by depot with postage above €100', '> 100', 'applied', /^$/],
    ['parcels by depot with a damage rate above 40 percent', '> 0.4', 'applied', /^$/],
    ['parcels by depot with a damage rate above 40%', '> 0.4', 'applied', /^$/],
    ['parcels by depot with a damage rate below 40', '< 0.4', 'applied', /40 was read as 40 %/],
    ['parcels by depot from senders older than 30 years', '> 30', 'applied', /^$/],
    ['parcels by depot with postage above 100 dollars', '', 'partly', /postage is in €.*100 \$/],
    ['parcels by depot with postage above $100', '', 'partly', /postage is in €.*100 \$/],
    ['parcels by depot with a weight above 20 cm', '', 'partly', /weight_g is in g/],
    [
      'parcels by depot with a volume above 5 litres',
      '> 5',
      'partly',
      /volume names no unit.*taken as its own/,
    ],
    ['parcels with postage above £100', '', 'not_possible', /postage is in €/],
    ['volume over 3 months by depot', '', 'partly', /volume is not told in months/],
  ])('%s', reads(parcels))

  it.each<Case>([
    ['turnover by branch above 500 million', '> 500', 'applied', /500000000 was read as 500/],
    ['turnover by branch above 1.5 bn', '> 1500', 'applied', /1500000000 was read as 1500/],
    ['turnover by branch above 500', '> 500', 'applied', /^$/],
  ])('%s', reads(turnover))

  it.each<Case>([
    ['sales by region above 2 million', '> 2000', 'applied', /2000000 was read as 2000/],
    ['revenue by region where sales exceed 300k', '> 300', 'applied', /300000 was read as 300/],
    ['revenue by region where revenue is above 5 million', '> 5', 'applied', /5000000 was read as 5/],
    ['sales by region with revenue above 3bn', '> 3000', 'applied', /3000000000 was read as 3000/],
    // some cells hold more than a million thousands
    ['regions with population over 1 million', '> 1000', 'applied', /1000000 was read as 1000/],
    ['regions with total revenue above 300 billion', '> 300000', 'applied', /was read as 300000/],
    ['revenue by region with revenue above 300', '> 300', 'applied', /^$/],
    ['revenue by region with margin above 20 %', '> 20', 'applied', /^$/],
  ])('%s', reads(scaled))
})

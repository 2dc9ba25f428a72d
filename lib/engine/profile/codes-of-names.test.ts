import { expect, it } from 'vitest'
import { spread, understand } from '../subject/subject.fixture'

const stations = ['Central Station', 'Old Harbour', 'River Park']
const dimensionsOf = (code: (at: number) => string) => {
  const { profile } = understand([
    ['stn', 'stn_name', 'rentals'],
    ...Array.from({ length: 90 }, (_, row) => [code(row % 3), stations[row % 3]!, spread(row, 40)]),
  ]).subject
  return profile.dimensions.map((index) => profile.columns[index]!.name)
}

it('breaks down by the names of what has a code as well', () => {
  expect(dimensionsOf((at) => `S0${at}`)).toEqual(['stn_name'])
})

it('keeps both of two names for the same things, and a code of several', () => {
  expect(dimensionsOf((at) => ['The old one', 'The port one', 'The green one'][at]!)).toHaveLength(2)
  expect(dimensionsOf((at) => (at === 0 ? 'A' : 'B'))).toHaveLength(2)
})

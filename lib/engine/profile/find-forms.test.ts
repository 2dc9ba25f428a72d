import { expect, it } from 'vitest'
import { spread, understand } from '../subject/subject.fixture'

const formsOf = (header: string[], make: (row: number) => (string | number)[]) => {
  const rows = Array.from({ length: 120 }, (_, row) => make(row))
  const { profile } = understand([header, ...rows])
  return profile.forms.map((pair) => pair.map((index) => profile.columns[index]!.name).sort())
}
const noisy = (row: number) => 100 + spread(row, 97) + spread(row, 13, 613) / 4

it('sees two versions of a number that rank the rows alike', () => {
  expect(formsOf(['level', 'smooth'], (row) => [noisy(row), (noisy(row) * 1.7).toFixed(0)])).toEqual([
    ['level', 'smooth'],
  ])
})

it('sees numbers of one name that go together, and not those of other names', () => {
  const wide = (row: number) => [noisy(row), noisy(row) + spread(row, 53, 311)]
  expect(formsOf(['grade1', 'grade2'], wide)).toEqual([['grade1', 'grade2']])
  expect(formsOf(['height', 'speed'], wide)).toEqual([])
})

it('sees a category that cuts a number, and not one that goes with it', () => {
  const cut = (row: number) => [noisy(row), noisy(row) < 150 ? 'low' : 'high', row % 2 ? 'a' : 'b']
  expect(formsOf(['weight', 'size', 'shelf'], cut)).toEqual([['size', 'weight']])
  const mixed = (row: number) => [noisy(row), noisy(row) < 150 === row % 7 > 0 ? 'low' : 'high']
  expect(formsOf(['weight', 'size'], mixed)).toEqual([])
})

it('does not take groups that lie apart for bands, nor a column with a level for each of few things', () => {
  const areas = ['North', 'South', 'East']
  const pupils = (row: number) => 10 ** (3 + (row % 3)) * (1 + spread(row, 17) / 200)
  expect(formsOf(['area', 'pupils'], (row) => [areas[row % 3]!, pupils(row).toFixed(0)])).toEqual([])
})

it('sees an age for what it is: the year once more', () => {
  const hero = (row: number) => {
    const year = 1950 + spread(row, 60)
    return [year, 2015 - year, noisy(row)]
  }
  expect(formsOf(['Year', 'Years since joining', 'Appearances'], hero)).toEqual([
    ['Year', 'Years since joining'],
  ])
})

it('sees a yes that two numbers decide', () => {
  const goal = (row: number) => {
    const [done, wanted] = [noisy(row), 120 + spread(row, 41, 97)]
    return [done, wanted, done >= wanted ? 'yes' : 'no', row % 3 ? 'yes' : 'no']
  }
  expect(formsOf(['reached', 'aim', 'met', 'paid'], goal).sort()).toEqual([
    ['aim', 'met'],
    ['met', 'reached'],
  ])
})

it('sees an amount and what it is in per cent of before, where their names begin alike', () => {
  const ridden = (row: number) => [
    1000 * noisy(row),
    `${(noisy(row) / 2 + spread(row, 31, 17)).toFixed(0)}%`,
    `${20 + spread(row, 61, 89)}%`,
  ]
  const names = ['Buses: rides', 'Buses: % of before', 'Trains: % of before']
  expect(formsOf(names, ridden)).toEqual([['Buses: % of before', 'Buses: rides']])
  expect(formsOf(['rides', 'share of before %', 'other'], ridden)).toEqual([])
})

import { describe, expect, it } from 'vitest'
import { spread, understand } from '../subject/subject.fixture'

const formsOf = (names: string[], row: (row: number) => (string | number)[]) => {
  const rows = Array.from({ length: 300 }, (_, place) => row(place))
  const { profile, table } = understand([names, ...rows])
  return profile.forms.map((pair) => pair.map((index) => table.columns[index]!.name))
}
const recovery = (row: number) => 80 + spread(row, 397) / 10

describe('a yes or no that says whether a number keeps to its limits', () => {
  it('is a form of the number, whichever side of the limits is which', () => {
    const test = (row: number) => [recovery(row), recovery(row) < 90 || recovery(row) > 110 ? 'FAIL' : 'PASS']
    expect(formsOf(['recovery', 'flag'], test)).toEqual([['recovery', 'flag']])
  })

  it('may have a few rows of another reason', () => {
    const test = (row: number) => [recovery(row), recovery(row) < 90 || row === 11 ? 'FAIL' : 'PASS']
    expect(formsOf(['recovery', 'flag'], test)).toEqual([['recovery', 'flag']])
  })

  it.each([
    ['goes with it', (row: number) => (recovery(row) + spread(row, 23, 31) < 100 ? 'FAIL' : 'PASS')],
    ['has nothing to do with it', (row: number) => (row % 3 ? 'FAIL' : 'PASS')],
    ['is of too few rows', (row: number) => (row % 60 === 0 ? 'FAIL' : 'PASS')],
  ])('is none where the number only %s', (_, flag) => {
    expect(formsOf(['recovery', 'flag'], (row) => [recovery(row), flag(row)])).toEqual([])
  })

  it('is none where two kinds of things lie far apart', () => {
    const bird = (row: number) => [
      row % 2 ? 30 + spread(row, 91) / 10 : 70 + spread(row, 97) / 10,
      row % 2 ? 'a' : 'b',
    ]
    expect(formsOf(['length', 'kind'], bird)).toEqual([])
  })
})

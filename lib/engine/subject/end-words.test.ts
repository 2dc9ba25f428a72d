import { expect, it } from 'vitest'
import { spread, understand } from './subject.fixture'

it.each([
  ['Accepté', 'Échoué'],
  ['accepte', 'echoue'],
])('a bad end is known with its accents and without: %s, %s', (good, bad) => {
  const rows = Array.from({ length: 200 }, (_, row) => [
    `D${1000 + row}`,
    ['Nord', 'Sud', 'Est'][row % 3]!,
    spread(row, 5) === 0 ? bad : good,
  ])
  const [first] = understand([['dossier', 'zone', 'suite'], ...rows]).subject.outcomes
  expect(first!.of).toEqual({ column: 'suite', op: '=', value: bad })
})

it('knows how things ended in Dutch, beside years of experience', () => {
  const rows = Array.from({ length: 210 }, (_, row) => [
    `S${row}`,
    ['Website', 'Referral', 'LinkedIn'][row % 3]!,
    spread(row, 20, 7),
    ['afgewezen', 'afgewezen', 'aangenomen', 'in behandeling'][spread(row, 4, 3)]!,
  ])
  const [first] = understand([['sollicitatie', 'kanaal', 'ervaring jaren', 'uitkomst'], ...rows]).subject
    .outcomes
  expect(first!.of).toEqual({ column: 'uitkomst (decided)', op: '=', value: 'aangenomen' })
})

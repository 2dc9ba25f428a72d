import { describe, expect, it } from 'vitest'
import { createRandom } from '../stats/random'
import { understand } from '../subject/subject.fixture'

const random = createRandom(17)
const around = (middle: number, spread: number) => Math.round(10 * (middle + spread * (random() - 0.5))) / 10
/** Two numbers of each of 120 rows, of which the second follows the first. */
const table = (names: [string, string], follow = (first: number) => around(first - 4, 6)) => [
  ['who', 'group', ...names],
  ...Array.from({ length: 120 }, (_, row) => {
    const first = around(80, 30)
    return [`P${row}`, ['a', 'b'][row % 2]!, first, follow(first)]
  }),
]
const madeOf = (rows: (string | number)[][]) => {
  const { table: made, profile, subject } = understand(rows)
  const change = profile.columns.find(({ isChange }) => isChange)
  const leads = subject.profile.columns[subject.outcomes[0]!.column]!.name
  return { name: change?.name, from: change && made.columns[change.index]!.derivedFrom, leads }
}

describe('what became of a number', () => {
  it.each([
    ['weight_before', 'weight_after', 'Change of weight'],
    ['SBP_BASE', 'SBP_WK12', 'Change of sbp'],
    ['dolore_iniziale', 'dolore_finale', 'Change of dolore'],
    ['Gewicht vorher', 'Gewicht nachher', 'Change of gewicht'],
    ['pre_score', 'post_score', 'Change of score'],
    ['odi_in', 'odi_out', 'Change of odi'],
    ['pain_wk0', 'pain_wk10', 'Change of pain'],
    ['planned_t', 'laid_t', 'laid_t less planned_t'],
    ['Vorauszahlung', 'Abrechnung', 'Abrechnung less Vorauszahlung'],
    ['budget_hours', 'actual_hours', 'actual_hours less budget_hours'],
  ])('of %s and %s is told and leads', (first, last, name) => {
    expect(madeOf(table([first, last]))).toEqual({ name, from: [last, first], leads: name })
  })

  it.each([
    ['their names say of neither that it came first', table(['weight_left', 'weight_right'])],
    ['they speak of different things', table(['weight_before', 'height_after'])],
    [
      'the one has nothing to do with the other',
      table(['weight_before', 'weight_after'], () => around(80, 30)),
    ],
    [
      'a plan is far from what stands beside it, and nothing says that it came of it',
      table(['planned_t', 'crew_t'], () => around(80, 30)),
    ],
    ['a plan stands beside what is not of one name with it', table(['Budget', 'Last year'])],
    ['they are of different sizes', table(['weight_before', 'weight_after'], (first) => first * 20)],
  ])('is not made up where %s', (_, rows) => {
    expect(madeOf(rows).name).toBeUndefined()
  })

  it('is what was lost of what was weighed as it came and as it went, and not of flows', () => {
    const follow = (first: number) => around(first, 40)
    expect(madeOf(table(['Poids entrée (kg)', 'Poids sortie (kg)'])).name).toBe('Change of poids')
    expect(madeOf(table(['Amount in', 'Amount out'])).name).toBe('Change of amount')
    expect(madeOf(table(['Amount in', 'Amount out'], follow)).name).toBeUndefined()
  })

  it('is not told by what only says how large it is', () => {
    const rows = table(['hours planned', 'hours taken']).map((row, at) => {
      const gap = Math.round(10 * (Number(row[3]) - Number(row[2]))) / 10
      return at === 0 ? [...row, 'kept'] : [...row, gap > -3 ? 'over' : gap < -5 ? 'under' : 'near']
    })
    const { profile } = understand(rows)
    const kept = profile.columns.find(({ name }) => name === 'kept')!
    const change = profile.columns.find(({ isChange }) => isChange)!
    expect(profile.forms).toContainEqual([change.index, kept.index])
  })

  it('is left to the file where it has it', () => {
    const rows = table(['weight_before', 'weight_after']).map((row, at) =>
      at === 0 ? [...row, 'loss'] : [...row, Math.round(10 * (Number(row[3]) - Number(row[2]))) / 10],
    )
    expect(madeOf(rows).name).toBeUndefined()
  })
})

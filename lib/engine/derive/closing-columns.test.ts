import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'

const kinds = ['Card payment', 'Transfer', 'Rent', 'Salary']
const dice = (at: number, most: number) => ((at * 7919 + 13) % 1009) % most

interface Payment {
  date: string
  kind: string
  cents: number
  balance: number
}

/** Payments of an account, several of them on some dates. */
function payments(count: number, start: number): Payment[] {
  let balance = start
  return Array.from({ length: count }, (_, at) => {
    const cents = (at % 3 === 0 ? 1 : -1) * (500 + dice(at, 900) * 37)
    balance += cents
    const date = new Date(Date.UTC(2023, 0, 2 + Math.floor(at / 2.6))).toISOString().slice(0, 10)
    return { date, kind: kinds[dice(at * 5, 4)]!, cents, balance }
  })
}

const money = (cents: number) => (cents / 100).toFixed(2)
const columnsOf = (header: string, lines: string[]) => {
  const text = `${[header, ...lines].join('\n')}\n`
  const draft = generateDashboard(new TextEncoder().encode(text), {
    fileType: 'csv',
    fileName: 'account.csv',
  })
  const additivityOf = (name: string) => draft.dataset.columns.find((one) => one.name === name)?.additivity
  return { ...draft, additivityOf }
}
const latestOf = ({ blocks }: ReturnType<typeof columnsOf>, title: string) =>
  (blocks.find((block) => block.title === title)?.spec as { value: number } | undefined)?.value

describe('a balance that runs from row to row', () => {
  const rows = payments(160, 120_000)
  const end = rows.at(-1)!.balance / 100

  it('is what the last row leaves, whatever it is called', () => {
    const draft = columnsOf(
      'Date,Kind,Amount,X1',
      rows.map(({ date, kind, cents, balance }) => [date, kind, money(cents), money(balance)].join()),
    )
    expect(draft.additivityOf('X1')).toBe('semi_additive')
    expect(latestOf(draft, 'Latest x1')).toBeCloseTo(end, 6)
    const shown = draft.blocks.filter(({ type }) => type !== 'table').map(({ title }) => title)
    expect(shown.filter((title) => /x1 by kind|total x1/i.test(title))).toEqual([])
  })

  it('is found with the last payment first, and what came in and went out apart', () => {
    const lines = [...rows].reverse().map(({ date, kind, cents, balance }) => {
      const [out, paid] = cents < 0 ? [money(-cents), ''] : ['', money(cents)]
      return [date, kind, out, paid, money(balance)].join()
    })
    const draft = columnsOf('Date,Kind,Out,In,After', lines)
    expect(draft.additivityOf('After')).toBe('semi_additive')
    expect(latestOf(draft, 'Latest after')).toBeCloseTo(end, 6)
  })

  it('is found where the same salary comes in each month', () => {
    let left = 2450
    const lines = Array.from({ length: 120 }, (_, at) => {
      const isPay = at % 24 === 23
      const out = isPay ? 0 : 5 + dice(at, 60)
      left += isPay ? 2150 : -out
      const date = new Date(Date.UTC(2024, 0, 1 + Math.floor(at / 2))).toISOString().slice(0, 10)
      return [date, isPay ? '' : out.toFixed(2), isPay ? '2150.00' : '', left.toFixed(2)].join()
    })
    const draft = columnsOf('Date,Paid out,Paid in,Balance', lines)
    expect(latestOf(draft, 'Latest balance')).toBeCloseTo(left, 6)
  })

  it('is added over accounts at the last date', () => {
    const other = payments(160, 900_000)
    const lines = rows.flatMap((row, at) => [['A', row] as const, ['B', other[at]!] as const])
    const draft = columnsOf(
      'Date,Account,Amount,Standing',
      lines.map(([account, { date, cents, balance }]) =>
        [date, account, money(cents), money(balance)].join(),
      ),
    )
    expect(latestOf(draft, 'Latest standing')).toBeCloseTo(end + other.at(-1)!.balance / 100, 6)
  })

  it('is none where an amount goes up and down beside another one', () => {
    const lines = rows.map(({ date, kind, cents }, at) =>
      [date, kind, money(cents), money(dice(at * 3, 900) * 41)].join(),
    )
    const draft = columnsOf('Date,Kind,Amount,Other', lines)
    expect(draft.additivityOf('Other')).toBe('additive')
    expect(draft.dataset.columns.some(({ name }) => name.includes('at the end of'))).toBe(false)
  })

  it('tells a count to date from the new ones beside it, though it falls now and then', () => {
    let members = 400
    const lines = Array.from({ length: 60 }, (_, at) => {
      const change = dice(at, 40) - 15
      members += change
      return [new Date(Date.UTC(2023, 0, 1 + at)).toISOString().slice(0, 10), change, members].join()
    })
    expect(columnsOf('day,net joined,members to date', lines).additivityOf('members to date')).toBe(
      'semi_additive',
    )
  })
})

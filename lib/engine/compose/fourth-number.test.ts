import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'

const dice = (at: number, most: number) => ((at * 7919 + 13) % 101) % most

/** What some channels bring a day, and further columns beside it. */
function numbersOf(further: Record<string, (day: number) => number>) {
  const names = ['sessions', 'sign ups', 'revenue', ...Object.keys(further)]
  const lines = Array.from({ length: 120 }, (_, day) => {
    const date = new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10)
    const own = [400 + dice(day, 90), 20 + dice(day * 3, 17), 900 + dice(day * 7, 97)]
    return [
      date,
      ['Search', 'Mail', 'Social'][day % 3],
      ...own,
      ...Object.values(further).map((of) => of(day)),
    ]
  })
  const text = [['date', 'channel', ...names], ...lines].map((line) => line.join()).join('\n')
  const { blocks } = generateDashboard(new TextEncoder().encode(`${text}\n`), {
    fileType: 'csv',
    fileName: 'traffic.csv',
  })
  return blocks.filter(({ type }) => type === 'kpi').map(({ title }) => title)
}

describe('the numbers at the head', () => {
  it('leave out no total where there are four measures', () => {
    const titles = numbersOf({ orders: (day) => 9 + dice(day * 11, 13) })
    expect([...titles].sort()).toEqual(['Total orders', 'Total revenue', 'Total sessions', 'Total sign ups'])
  })

  it('are one for each of few numbers that stand below each other', () => {
    const kinds = { Besucher: 900, Umsatz: 40_000, Storno: 30, Personal: 12, Ladenmiete: 2500 }
    const lines = Array.from({ length: 24 }, (_, at) =>
      ['Ulm', 'Kiel'].flatMap((shop) =>
        Object.entries(kinds).map(([name, size], place) => [
          `${2022 + Math.floor(at / 12)}-${String(1 + (at % 12)).padStart(2, '0')}`,
          ...[shop, name, ['Pers.', '€', 'Stk', 'VZÄ', '€/Mon'][place]],
          size + dice(at * (place + 3), Math.ceil(size / 4)),
        ]),
      ),
    ).flat()
    const text = [['Monat', 'Laden', 'Kennzahl', 'Einheit', 'Wert'], ...lines].map((line) => line.join())
    const { blocks } = generateDashboard(new TextEncoder().encode(`${text.join('\n')}\n`), {
      fileType: 'csv',
      fileName: 'zahlen.csv',
    })
    const titles = blocks.filter(({ type }) => type === 'kpi').map(({ title }) => title.toLowerCase())
    for (const name of Object.keys(kinds))
      expect(titles.filter((title) => title.includes(name.toLowerCase()))).toHaveLength(1)
  })

  it('are three where the fourth is no total', () => {
    expect(numbersOf({ temperature: (day) => 11.5 + dice(day * 11, 13) })).toHaveLength(3)
  })

  it('are three where there are many measures', () => {
    const others = ['orders', 'returns', 'mails', 'calls', 'visits', 'downloads']
    const further = Object.fromEntries(
      others.map((name, at) => [name, (day: number) => 9 + dice(day * (at + 11), 30 + at)]),
    )
    expect(numbersOf(further)).toHaveLength(3)
  })

  it('tell beside a rate what all of it cost', () => {
    const lines = Array.from({ length: 200 }, (_, row) => {
      const isPump = row % 2 === 0
      const late = (isPump && dice(row, 10) < 6) || dice(row * 3, 10) < 2 ? 'yes' : 'no'
      return [`W${row}`, isPump ? 'pump' : 'belt', (1 + dice(row * 7, 60) / 10).toFixed(1), late]
    })
    const text = [['order_id', 'machine', 'labour_hrs', 'failed_again'], ...lines]
      .map((line) => line.join())
      .join('\n')
    const { blocks } = generateDashboard(new TextEncoder().encode(`${text}\n`), {
      fileType: 'csv',
      fileName: 'orders.csv',
    })
    const titles = blocks.filter(({ type }) => type === 'kpi').map(({ title }) => title)
    expect(titles[0]).toContain('failed again')
    expect(titles).toContain('Total labour hours')
  })
})

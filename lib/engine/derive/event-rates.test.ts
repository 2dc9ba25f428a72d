import { describe, expect, it } from 'vitest'
import { draft, spread, understand } from '../subject/subject.fixture'

type Cell = string | number

/** Branches with what could happen and what did, about one in eight; `south` has twice as much. */
const branches = (event: string, base: string, scale = 1): Cell[][] => [
  ['branch', 'area', base, event],
  ...Array.from({ length: 60 }, (_, row) => {
    const whole = (200 + spread(row, 1800, 613)) * scale
    const area = ['north', 'south', 'west'][row % 3]!
    return [`B${row}`, area, whole, Math.round((whole / scale) * (area === 'south' ? 0.2 : 0.1))]
  }),
]
const made = (rows: Cell[][]) => {
  const { table, subject } = understand(rows)
  const rate = table.columns.find(({ derivedFrom }) => derivedFrom?.length === 2)
  return { rate, subject }
}

describe('how often things happen', () => {
  it.each([
    ['Claims', 'Policies', 'Claims per policy'],
    ['Ausschuss', 'Stück', 'Ausschuss per stück'],
    ['Deaths', 'Patients', 'Deaths per patient'],
  ])('is computed of %s and %s, and is what the table is about', (event, base, name) => {
    const { rate, subject } = made(branches(event, base))
    expect(rate).toMatchObject({ name, derivedFrom: [event, base] })
    expect(subject.profile.columns[subject.outcomes[0]!.column]!.name).toBe(name)
  })

  it('is seen by a part that is much the same share of all sizes, with a word of both', () => {
    const rows = Array.from({ length: 160 }, (_, row) => {
      const whole = 300 + spread(row, 900, 613)
      return [`P${row % 40}`, whole, Math.round(whole * (0.8 + spread(row, 100, 389) / 1000))]
    })
    expect(made([['practice', 'elig_u5', 'vacc_u5'], ...rows]).rate?.name).toBe('Vacc u5 per elig u5')
    expect(made([['city', 'temp_max', 'temp_min'], ...rows]).rate).toBeUndefined()
    expect(made([['town', 'jobs_full_time', 'jobs_part'], ...rows]).rate).toBeUndefined()
  })

  it('is seen by what people of trades follow, where more happens to more', () => {
    const rows = Array.from({ length: 140 }, (_, row) => {
      const baked = 40 + spread(row, 400, 613)
      return [['rolls', 'loaves'][row % 2]!, baked, Math.round(baked * (row % 2 ? 0.2 : 0.1)), 20 + (row % 7)]
    })
    expect(made([['bread', 'gel. Stk', 'Ret. Stk', 'Ask'], ...rows]).rate?.name).toBe('Ret. per gel.')
    expect(made([['bread', 'impr', 'clicks', 'Ask'], ...rows]).rate?.name).toBe('Clicks per impression')
  })

  it.each([
    ['km', 'doors'],
    ['km', 'owners'],
    ['due', 'kids'],
    ['seats', 'price_used'],
    ['capacity', 'orders'],
    ['area', 'heat'],
    ['leads', 'opens'],
  ])('is none of %s and %s that have nothing to do with each other', (whole, part) => {
    const rows = Array.from({ length: 240 }, (_, row) => [
      ['VW', 'Seat'][row % 2]!,
      20_000 + spread(row, 90_000, 613),
      1 + spread(row, 5, 389),
      9000 + spread(row, 20_000, 197),
    ])
    const { rate, subject } = made([['make', whole, part, 'price'], ...rows])
    expect(rate).toBeUndefined()
    expect(subject.profile.columns[subject.outcomes[0]!.column]!.name).toBe('price')
  })

  it('is seen by counts of the same pieces that grow together, however few they are', () => {
    const rows = (share: (whole: number) => number) => [
      ['shop', 'consegn_pz', 'resi_pz'],
      ...Array.from({ length: 320 }, (_, row) => {
        const whole = 20 + spread(row, 100, 613)
        return [`S${row % 16}`, whole, Math.floor(whole * share(whole) + spread(row, 100, 389) / 100)]
      }),
    ]
    expect(made(rows(() => 0.04)).rate?.name).toBe('Resi pz per consegn pz')
    expect(made(rows((whole) => 2 / whole)).rate).toBeUndefined()
  })

  it('is so much of what was weighed of so many that were counted', () => {
    const rows = Array.from({ length: 120 }, (_, row) => {
      const meals = 100 + spread(row, 300, 613)
      return [`K${row % 6}`, meals, Math.round(meals * (5 + spread(row, 50, 389) / 10)) / 50]
    })
    expect(made([['kitchen', 'served', 'waste_kg'], ...rows]).rate?.name).toBe('Waste per served')
    const apart = rows.map(([kitchen, , waste], row) => [kitchen!, 100 + spread(row, 300, 211), waste!])
    expect(made([['kitchen', 'served', 'waste_kg'], ...apart]).rate).toBeUndefined()
  })

  it('stands beside visits and orders, which are followed for themselves', () => {
    const { rate, subject } = made(branches('Orders', 'Visits'))
    expect(rate?.name).toBe('Orders per visit')
    const outcomes = subject.outcomes.map(({ column }) => subject.profile.columns[column]!.name)
    expect(outcomes.slice(0, 2)).toEqual(['Orders', 'Visits'])
  })

  it('leads before what was made, with which it went wrong', () => {
    const { rate, subject } = made(branches('scrap_pcs', 'units_made'))
    expect(rate).toBeDefined()
    expect(subject.profile.columns[subject.outcomes[0]!.column]!.name).toBe(rate!.name)
  })

  it('is of 100,000 where it is seldom', () => {
    expect(made(branches('Deaths', 'Population', 400)).rate?.name).toBe('Deaths per 100,000 population')
  })

  it('is told over all rows, and by group, as all that happened over all that it could happen to', () => {
    const rows = branches('Claims', 'Policies')
    const [all, of] = [3, 2].map((at) => rows.slice(1).reduce((sum, row) => sum + Number(row[at]), 0))
    const { blocks } = draft(rows)
    const number = blocks.find(({ title }) => title === 'Claims per policy')
    expect(number).toMatchObject({ type: 'kpi', spec: { value: expect.closeTo(all! / of!, 9) } })
  })

  it('is what is told of groups, not the counts of which it is made', () => {
    const { layout } = draft(branches('Claims', 'Policies'))
    const told = layout.narrative_snippets.join(' ')
    expect(told).toContain('Claims per policy differs by area: 20% for south and 10% for ')
    expect(told).not.toMatch(/(^|\. )Claims (differs|adds)/)
  })

  it('is seen where the name says one of the two, and a part never passes the whole that it often reaches', () => {
    const clients = Array.from({ length: 90 }, (_, row) => {
      const seats = 3 + spread(row, 40, 17)
      return [`C${row}`, ['free', 'team'][row % 2]!, seats, row % 9 === 0 ? seats : Math.ceil(seats * 0.6)]
    })
    expect(made([['client', 'plan', 'seats', 'in_use_now'], ...clients]).rate?.derivedFrom).toEqual([
      'in_use_now',
      'seats',
    ])
  })

  it('is of the rarer of two parts that are the whole', () => {
    const days = Array.from({ length: 120 }, (_, row) => {
      const [made_, left] = [40 + spread(row, 60, 17), 2 + spread(row, 9, 5)]
      return [`D${row}`, ['Gare', 'Halles'][row % 2]!, made_, made_ - left, left]
    })
    const { rate } = made([['jour', 'boutique', 'qté_fabriquée', 'qté_vendue', 'qté_invendue'], ...days])
    expect(rate?.derivedFrom).toEqual(['qté_invendue', 'qté_fabriquée'])
  })

  it.each([
    ['what is named as neither', branches('Men', 'Population')],
    ['two amounts', branches('Sales', 'Units')],
    ['more events than there was to happen to', branches('Policies', 'Claims')],
    ['hours that it was open', branches('Hours open', 'Visits')],
    [
      'counts that do not go together',
      branches('Claims', 'Policies').map((row, at) =>
        at === 0 ? row : [row[0]!, row[1]!, row[2]!, spread(at, 40, 17)],
      ),
    ],
  ])('is not made of %s', (_, rows) => {
    expect(made(rows).rate).toBeUndefined()
  })

  it('is not made where the file holds it', () => {
    const rows = branches('Claims', 'Policies').map((row, at) =>
      at === 0 ? [...row, 'Claim rate'] : [...row, (Number(row[3]) / Number(row[2])).toFixed(4)],
    )
    expect(made(rows).rate).toBeUndefined()
  })

  describe('of a size', () => {
    /** Evenings in two halls, each with its seats; of the tickets some are to subscribers. */
    const evenings: Cell[][] = [
      ['day', 'hall', 'capienza', 'biglietti venduti', 'di cui abbonati'],
      ...Array.from({ length: 80 }, (_, row) => {
        const seats = row % 2 === 0 ? 820 : 180
        const sold = Math.round(seats * (0.4 + spread(row, 50) / 100))
        return [row, row % 2 === 0 ? 'Grande' : 'Studio', seats, sold, Math.round(sold / 4)]
      }),
    ]

    it('is how full it was, and not of a part of what was sold', () => {
      const names = understand(evenings).table.columns.flatMap(({ name, derivedFrom }) =>
        derivedFrom ? [name] : [],
      )
      expect(names).toEqual(['Biglietti venduti per capienza'])
    })

    it('is nothing of it where more were sold than it holds', () => {
      const over = evenings.map((row, at) =>
        at === 0 ? row : [row[0]!, row[1]!, row[2]!, Number(row[2]) + 9, 3],
      )
      expect(understand(over).table.columns.some(({ derivedFrom }) => derivedFrom)).toBe(false)
    })
  })

  it('is known by such a share of before', () => {
    const sections: Cell[][] = [
      ['section', 'town', 'Censo', 'Part_2021_%', 'Total_emitidos'],
      ...Array.from({ length: 60 }, (_, row) => {
        const roll = 600 + spread(row, 900, 613)
        const share = 50 + spread(row, 30)
        return [`S${row}`, ['A', 'B'][row % 2]!, roll, share + 5, Math.round((roll * share) / 100)]
      }),
    ]
    expect(made(sections).rate?.name).toBe('Emitidos per censo')
    const without = sections.map((row) => row.filter((_, at) => at !== 3))
    expect(made(without).rate).toBeUndefined()
  })
})

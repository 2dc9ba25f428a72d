import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'

interface Row {
  state: string
  detail: string
}

/** Candidates, cases or people: a state that says how each ended, and what is known of some of them. */
function rateOf(name: string, header: string, rowOf: (row: number) => Row) {
  const lines = Array.from({ length: 600 }, (_, row) => {
    const { state, detail } = rowOf(row)
    const group = ['North', 'South', 'West'][(row * 7) % 3]
    return [`K${1000 + row}`, group, detail, state].join()
  })
  const { layout, dataset, blocks } = generateDashboard(
    new TextEncoder().encode(`${[header, ...lines].join('\n')}\n`),
    { fileType: 'csv', fileName: `${name}.csv` },
  )
  const rate = blocks.find(({ type, config }) => type === 'kpi' && config.query?.of)
  return { rate, of: rate?.config.query?.of, dataset, text: layout.narrative_snippets.join(' ') }
}

const exam = (row: number) => {
  const points = 30 + ((row * 37) % 60)
  if (row % 12 === 0) return { state: 'n.t.', detail: '' }
  return { state: points >= 50 ? 'passed' : 'failed', detail: String(points) }
}

describe('undecidedValues', () => {
  it('tells who passed of those who were examined, and says who is left out', () => {
    const { rate, of, dataset, text } = rateOf('exam', 'candidate,region,points,result', exam)
    const examined = Array.from({ length: 600 }, (_, row) => exam(row)).filter(
      ({ state }) => state !== 'n.t.',
    )
    const told = examined.filter(({ state }) => state === of?.value).length
    expect(of?.column).toBe('result (decided)')
    expect((rate!.spec as { value: number }).value).toBeCloseTo(told / examined.length, 9)
    expect(rate!.description).toBe(`${told} of 550 candidates; 50 with n.t. are left out.`)
    expect(text).toContain('over 550 candidates; 50 with n.t. are left out.')
    expect(dataset.columns.find(({ name }) => name === of?.column)).toMatchObject({
      derived_from: ['result'],
    })
  })

  it('leaves out requests that wait, whatever language they wait in', () => {
    for (const waiting of ['En trámite', 'pending', 'in Bearbeitung', 'en attente']) {
      const { of } = rateOf('permits', 'permit,district,decided,resultado', (row) =>
        row % 6 === 0
          ? { state: waiting, detail: '' }
          : {
              state: row % 4 === 1 ? 'denied' : 'approved',
              detail: `2025-0${1 + (row % 9)}-1${row % 10}`,
            },
      )
      expect(of?.column).toBe('resultado (decided)')
    }
  })

  it('leaves out what says that it goes on, where all else ended well or badly', () => {
    const ends = (states: string[]) =>
      rateOf('deals', 'deal,region,source,stage', (row) => ({
        state: states[Math.floor(row / 3) % states.length]!,
        detail: ['Web', 'Event', 'Referral'][(row * 5) % 3]!,
      }))
    const { rate, of } = ends(['Lost', 'Won', 'Lost', 'Open'])
    expect(of).toEqual({ column: 'stage (decided)', op: '=', value: 'Won' })
    expect(rate!.description).toContain('150 of 450 deals; 150 with Open are left out')
    expect(ends(['afgewezen', 'aangenomen', 'in behandeling']).of?.column).toBe('stage (decided)')
    expect(ends(['Resolved', 'Closed', 'Open']).of?.column).not.toBe('stage (decided)')
  })

  it('leaves out the steps of which a number is not known, where all others say that they have ended', () => {
    const { rate, of } = rateOf('deals', 'deal,region,days_to_close,stage', (row) => {
      const states = ['Closed Won', 'Closed Lost', 'Closed Lost', 'Proposal', 'Closed Won', 'Negotiation']
      const state = states[Math.floor(row / 3) % 6]!
      return { state, detail: state.startsWith('Closed') ? String(10 + ((row * 7) % 50)) : '' }
    })
    expect(of).toEqual({ column: 'stage (decided)', op: '=', value: 'Closed Won' })
    expect(rate!.description).toContain('201 of 402 deals; 198 with Proposal or Negotiation are left out.')
  })

  it('counts all where those who are left in a state are the people at risk', () => {
    const { of } = rateOf('staff', 'person,site,left_on,status', (row) => {
      const state = row % 5 > 1 ? 'Active' : row % 5 === 0 ? 'Resigned' : 'Terminated'
      return { state, detail: state === 'Active' ? '' : `2024-0${1 + (row % 9)}-1${row % 10}` }
    })
    expect(of?.column).toBe('status')
  })

  it('counts all where what many came to is that nothing was given', () => {
    const { of } = rateOf('donors', 'visit,venue,volume,outcome', (row) => {
      const state = row % 6 === 0 ? 'Deferred' : row % 31 === 0 ? 'Underfilled' : 'Donated'
      return { state, detail: state === 'Deferred' ? '' : String(300 + ((row * 13) % 190)) }
    })
    expect(of?.column).toBe('outcome')
  })
})

describe('steps before the ends', () => {
  const stages = ['1 - Lead', '2 - Qualified', '3 - Proposal', '4 - Closed Won', '5 - Closed Lost']
  const rateOfStages = (values: string[]) =>
    rateOf('pipeline', 'case,region,step,stage', (row) => ({
      state: values[(row * 7) % values.length]!,
      detail: `S${row % 3}`,
    }))

  it('are left out of what was won, and counted', () => {
    const { rate, of } = rateOfStages(stages)
    expect(of).toMatchObject({ column: 'stage (decided)', value: '4 - Closed Won' })
    expect((rate!.spec as { value: number }).value).toBeCloseTo(0.5, 9)
    expect(rate!.description).toBe('120 of 240 cases; 360 in 3 states before are left out.')
  })

  it('are none where no order says that they come before', () => {
    expect(rateOfStages(['Lead', 'Closed Won', 'Proposal', 'Closed Lost', 'Qualified']).of?.column).toBe(
      'stage',
    )
  })

  it('are none where only one end stands behind them', () => {
    const one = rateOfStages(['1 - Lead', '2 - Qualified', '3 - Proposal', '4 - Closed Won'])
    expect(one.of?.column).toBe('stage')
  })
})

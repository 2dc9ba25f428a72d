import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dashboardDraftSchema } from '@/lib/contracts/draft'
import { composeDashboard } from '../compose/compose-dashboard'
import { foundIn } from '../compose/found-in.fixture'
import { conditionColumns } from '../table/condition'
import { attacks } from './attacks.fixture'
import { sales } from './instructions.fixture'
import { parseInstructions } from './parse-instructions'

const plain = JSON.stringify(
  dashboardDraftSchema.parse(composeDashboard(sales, parseInstructions('', sales))).blocks,
)

describe('texts that mean harm', () => {
  it.each(attacks)('change nothing: %j', (text) => {
    const plan = parseInstructions(text, sales)
    const draft = dashboardDraftSchema.parse(composeDashboard(sales, plan, { found: foundIn(sales) }))
    expect(plan).toMatchObject({ cards: [], filters: [], focus: [], leaveOut: [], colors: [], title: null })
    expect(JSON.stringify(draft.blocks)).toBe(plain)
    expect(draft.instructions.every(({ status }) => status === 'not_possible')).toBe(true)
    expect(Object.prototype).not.toHaveProperty('polluted')
  })

  it.each(attacks)('change nothing of the request beside them: %j', (text) => {
    const { cards } = parseInstructions(`pie chart of revenue by region\n${text}`, sales)
    expect(cards).toHaveLength(1)
    expect(cards[0]).toMatchObject({ type: 'pie', x: 'region', y: 'revenue', filters: [] })
  })

  it('take no longer for each word than for the one before', () => {
    const started = performance.now()
    parseInstructions('how often '.repeat(800), sales)
    // a fifth of a second for each hundred of them; twenty seconds where each reads all of the rest
    expect(performance.now() - started).toBeLessThan(8000)
  })

  it('as a title they are a title', () => {
    const plan = parseInstructions('title: <script>alert(1)</script>', sales)
    expect(plan.title).toBe('<script>alert(1)</script>')
  })
})

const words = fc.constantFrom(
  ...'revenue region by per average top 5 between and or not in Germany month sort ascending x axis pie line # %sum ~ "a" count of the'.split(
    ' ',
  ),
)

describe('whatever is said', () => {
  it('names only columns of the data', () => {
    const names = new Set<string | null>([null, ...sales.table.columns.map(({ name }) => name)])
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 200 }),
          fc.array(words, { maxLength: 30 }).map((list) => list.join(' ')),
        ),
        (text) => {
          const plan = parseInstructions(text, sales)
          for (const { x, y, grouping, values, filters, made } of plan.cards) {
            const own = (made ?? []).map(({ name }) => name)
            for (const name of [x, y, grouping, values, ...filters.flatMap(conditionColumns)])
              if (!own.includes(name!)) expect(names).toContain(name)
          }
          const ofCards = plan.cards.every(({ clause }) =>
            plan.clauses.some((entry) => entry.clause === clause),
          )
          expect(ofCards).toBe(true)
        },
      ),
      { numRuns: 300 },
    )
  })
})

import { describe, expect, it } from 'vitest'
import { emptyPlan, type Plan } from '../../plan/plan'
import { sales } from '../instructions.fixture'
import { outcomeOf } from '../tongues/plan-text.fixture'
import { ventasEs, ventes, verkauf } from '../tongues/shops.fixture'

type Part = Partial<Plan>

describe('what is asked of the whole dashboard', () => {
  it.each<[string, Part]>([
    ['call it Sales Review 2024', { title: 'Sales Review 2024' }],
    ['title: Revenue by region and month', { title: 'Revenue by region and month' }],
    ['Title = Q3 numbers', { title: 'Q3 numbers' }],
    ['please name the dashboard "Our year"', { title: 'Our year' }],
    ['the title should be Orders at a glance', { title: 'Orders at a glance' }],
    ['use blue and orange', { colors: ['#2f6fd6', '#d1650a'] }],
    ['brand colours #1a73e8', { colors: ['#1a73e8'] }],
    ['our brand color is #1A73E8, secondary #ff8800', { colors: ['#1a73e8', '#ff8800'] }],
    ['brand color #abc', { colors: ['#aabbcc'] }],
    ['make it teal', { colors: ['#0d8f83'] }],
    ['color scheme: purple, gold', { colors: ['#7a5ccf', '#a8790a'] }],
    ['use fuchsia and beige', { colors: ['#b8409c', '#9a6b3f'] }],
    ['target of 5000 for sales', { targets: [{ column: 'revenue', value: 5000 }] }],
    ['goal for discount: 20 %', { targets: [{ column: 'discount_pct', value: 20 }] }],
    ['the revenue target is 1.5m', { targets: [{ column: 'revenue', value: 1_500_000 }] }],
    ['our goal is 50k revenue', { targets: [{ column: 'revenue', value: 50_000 }] }],
    ['revenue should reach 100000', { targets: [{ column: 'revenue', value: 100_000 }] }],
    ['quantity goal 1,200', { targets: [{ column: 'quantity', value: 1200 }] }],
    ['at most 6 cards', { cardCount: 6, chartsOnly: false }],
    ['I want exactly 4 tiles', { cardCount: 4 }],
    ['3 cards max', { cardCount: 3 }],
    ['just two charts', { cardCount: 2, chartsOnly: true }],
    ['no more than five charts please', { cardCount: 5, chartsOnly: true }],
    ['keep it to 5 charts', { cardCount: 5, chartsOnly: true }],
    ['no tables', { avoid: ['table'] }],
    ['no pie charts', { avoid: ['pie', 'donut'] }],
    ["don't use donut charts", { avoid: ['donut'] }],
    ['without maps', { avoid: ['geomap', 'choropleth'] }],
    ['no bar or pie charts', { avoid: ['bar', 'pie', 'donut'] }],
    ['avoid line charts', { avoid: ['line'] }],
    ["I don't like heatmaps", { avoid: ['heatmap'] }],
    ['never use a scatter plot', { avoid: ['scatter'] }],
    ['use bar charts instead of pie charts', { avoid: ['pie', 'donut'] }],
    ['no KPIs', { avoid: ['kpi'] }],
    ['no insights', { avoid: ['insight'] }],
    ["don't show the id", { leaveOut: ['order_id'] }],
    ['ignore the customer name column', { leaveOut: ['customer_name'] }],
    ['leave status out', { leaveOut: ['status'] }],
    ['exclude unit_price and discount from the dashboard', { leaveOut: ['unit_price', 'discount_pct'] }],
    ['everything except discount', { leaveOut: ['discount_pct'] }],
    ["don't show cancelled orders", { filters: [{ column: 'status', op: '!=', value: 'cancelled' }] }],
    ['focus on revenue and region', { focus: ['revenue', 'region'] }],
    ['I care most about quantity', { focus: ['quantity'] }],
    ['mainly interested in products', { focus: ['product'] }],
  ])('%s', (text, part) => {
    const { plan, told } = outcomeOf(text, sales)
    expect(plan).toMatchObject({ ...emptyPlan(), wishes: plan.wishes, clauses: plan.clauses, ...part })
    expect(told).toEqual(['applied'])
  })
})

describe('what can be done in part, or not at all', () => {
  it.each<[string, Part, string]>([
    ['dark green please', { colors: ['#1f8a5b'] }, 'partly: Taken as #1f8a5b'],
    ['avoid red', { avoidColors: ['#d0453e'] }, 'partly: The dashboard’s own colours stay away'],
    ['use corporate colours', {}, 'not_possible: No colour was recognised in it. Name up to three'],
    ['goal: 90 %', {}, 'not_possible: Say of which column and how much'],
    ['target', {}, 'not_possible: Say of which column and how much'],
    ['monthly target of 5000 for revenue', {}, 'not_possible: A target holds for revenue as a whole'],
    ['for the board', { audience: 'board' }, 'partly: Noted'],
    ['audience: students', { audience: 'students' }, 'partly: Noted'],
    ["it's for a sales meeting", { audience: 'sales meeting' }, 'partly: Noted'],
    ['for people who know nothing about statistics', {}, 'partly: Noted'],
    ['the text should be in plain English', { audience: 'plain English' }, 'partly: Noted'],
    ['without text', { avoid: ['insight'] }, 'partly: The headline card is left out'],
    ['focus on weather', {}, 'not_possible: No column of that name was found. The data have order_id'],
    ['ignore the notes column', {}, 'not_possible: No column of that name was found.'],
    ['in Dutch', { filters: [] }, 'Spanish and Italian; Dutch is not there yet.'],
    ['titles in Polish please', {}, 'not_possible: Dashboards are written in English, German'],
    ['write it in Turkish', {}, 'not_possible: Dashboards are written in English, German'],
  ])('%s', (text, part, reason) => {
    const { plan, told } = outcomeOf(text, sales)
    expect(plan).toMatchObject({ ...part, cards: [] })
    expect(told).toHaveLength(1)
    expect(told[0]).toContain(reason)
  })
})

describe('a directive beside a chart', () => {
  it.each<[string, string[], Part & { clauseCount: number }]>([
    ['revenue by region. Nothing else.', ['auto: revenue by region'], { onlyAsked: true, clauseCount: 2 }],
    ['revenue by region and nothing else', ['auto: revenue by region'], { onlyAsked: true, clauseCount: 2 }],
    ['only revenue by region', ['auto: revenue by region'], { onlyAsked: true, clauseCount: 1 }],
    [
      'nothing but revenue by month',
      ['line: revenue by order_date/month'],
      { onlyAsked: true, clauseCount: 1 },
    ],
    [
      'show only what I asked: revenue by region',
      ['auto: revenue by region'],
      { onlyAsked: true, clauseCount: 2 },
    ],
    ['revenue by region in German', ['auto: revenue by region'], { clauseCount: 2 }],
    ['revenue by region, no tables', ['auto: revenue by region'], { avoid: ['table'], clauseCount: 2 }],
    ['revenue by region, at most 5 cards', ['auto: revenue by region'], { cardCount: 5, clauseCount: 2 }],
    ['for my boss who hates pie charts', [], { audience: 'boss', avoid: ['pie', 'donut'], clauseCount: 2 }],
    [
      'ignore status, discount and country',
      [],
      { leaveOut: ['status', 'discount_pct', 'country'], clauseCount: 1 },
    ],
  ])('%s', (text, cards, { clauseCount, ...part }) => {
    const made = outcomeOf(text, sales)
    expect(made.cards).toEqual(cards)
    expect(made.plan).toMatchObject(part)
    expect(made.told).toHaveLength(clauseCount)
  })

  it('picks rows where "only" names a value', () => {
    expect(outcomeOf('only open orders by region', sales).plan).toMatchObject({ onlyAsked: false })
  })
})

describe('the finished dashboard', () => {
  const typesOf = (text: string) => outcomeOf(text, sales).draft.blocks.map(({ type }) => type)

  it('has the number of cards that was asked for, charts where charts were counted', () => {
    expect(typesOf('just two charts')).toEqual(['line', 'bar'])
    expect(typesOf('at most 6 cards')).toHaveLength(6)
    expect(typesOf('at most 6 cards').filter((type) => type === 'kpi')).toHaveLength(1)
  })

  it('has none of the types that were not wanted, in asked-for cards neither', () => {
    for (const text of ['no bar charts', 'only line charts', 'no tables', 'no insights', 'avoid heatmaps'])
      for (const type of typesOf(text)) expect(outcomeOf(text, sales).plan.avoid).not.toContain(type)
    const { draft, told } = outcomeOf('pie of revenue by region, no pie charts', sales)
    expect(draft.blocks[0]?.type).toBe('bar')
    expect(told).toEqual(['partly: No pie was wanted; a bar is the nearest.', 'applied'])
  })

  it('shows nothing of a column that was left out', () => {
    expect(JSON.stringify(outcomeOf('hide order_id', sales).draft.blocks)).not.toContain('order_id')
  })

  it('names the card that holds a target', () => {
    const { draft } = outcomeOf('target of 5000 for sales', sales)
    const { block } = draft.instructions[0]!
    expect(draft.blocks[block!]?.spec).toMatchObject({ target: 5000, value_from_column: 'revenue' })
  })
})

describe('directives in other languages', () => {
  it.each<[string, typeof sales, Part]>([
    ['Titel: Umsatz nach Filiale und Monat', verkauf, { title: 'Umsatz nach Filiale und Monat' }],
    ['höchstens 6 Karten', verkauf, { cardCount: 6, chartsOnly: false }],
    ['zeige nur zwei Diagramme', verkauf, { cardCount: 2, chartsOnly: true }],
    ['keine Kreisdiagramme', verkauf, { avoid: ['pie', 'donut'] }],
    ['keine Tabellen', verkauf, { avoid: ['table'] }],
    ['Ignoriere den Rabatt', verkauf, { leaveOut: ['Rabatt'] }],
    ['Lass die Spalte Kundentyp weg', verkauf, { leaveOut: ['Kundentyp'] }],
    ['Schwerpunkt auf Umsatz und Filiale', verkauf, { focus: ['Umsatz', 'Filiale'] }],
    ['Ziel für Umsatz: 50.000', verkauf, { targets: [{ column: 'Umsatz', value: 50_000 }] }],
    ['Zielwert Umsatz 50000', verkauf, { targets: [{ column: 'Umsatz', value: 50_000 }] }],
    ['in Blau und Orange', verkauf, { colors: ['#2f6fd6', '#d1650a'] }],
    ['Farben: grün und lila', verkauf, { colors: ['#1f8a5b', '#7a5ccf'] }],
    ['nur Bayern', verkauf, { filters: [{ column: 'Bundesland', op: '=', value: 'Bayern' }] }],
    ['Umsatz nach Filiale, sonst nichts', verkauf, { onlyAsked: true }],
    ["titre : Chiffre d'affaires par ville", ventes, { title: "Chiffre d'affaires par ville" }],
    ['au maximum 6 graphiques', ventes, { cardCount: 6, chartsOnly: true }],
    ['pas de camembert', ventes, { avoid: ['pie', 'donut'] }],
    ['pas de tableaux', ventes, { avoid: ['table'] }],
    ['ignore la remise', ventes, { leaveOut: ['remise'] }],
    ['sans la colonne type_client', ventes, { leaveOut: ['type_client'] }],
    [
      "concentre-toi sur le chiffre d'affaires et la région",
      ventes,
      { focus: ['chiffre_affaires', 'région'] },
    ],
    [
      "objectif de 50 000 pour le chiffre d'affaires",
      ventes,
      { targets: [{ column: 'chiffre_affaires', value: 50_000 }] },
    ],
    ['en bleu et orange', ventes, { colors: ['#2f6fd6', '#d1650a'] }],
    ['couleurs : vert et violet', ventes, { colors: ['#1f8a5b', '#7a5ccf'] }],
    ["chiffre d'affaires par ville. Rien d'autre.", ventes, { onlyAsked: true }],
    ['título: Ventas por ciudad y mes', ventasEs, { title: 'Ventas por ciudad y mes' }],
    ['como máximo 6 gráficos', ventasEs, { cardCount: 6, chartsOnly: true }],
    ['sin gráficos circulares', ventasEs, { avoid: ['pie', 'donut'] }],
    ['sin tablas', ventasEs, { avoid: ['table'] }],
    ['ignora el descuento', ventasEs, { leaveOut: ['descuento'] }],
    ['no muestres la columna vendedor', ventasEs, { leaveOut: ['vendedor'] }],
    ['céntrate en las ventas y el país', ventasEs, { focus: ['ventas', 'país'] }],
    ['objetivo de 50.000 para ventas', ventasEs, { targets: [{ column: 'ventas', value: 50_000 }] }],
    ['en azul y naranja', ventasEs, { colors: ['#2f6fd6', '#d1650a'] }],
    ['solo España', ventasEs, { filters: [{ column: 'país', op: '=', value: 'España' }] }],
    ['ventas por ciudad. Nada más.', ventasEs, { onlyAsked: true }],
  ])('%s', (text, data, part) => {
    const { plan, told } = outcomeOf(text, data)
    expect(plan).toMatchObject(part)
    expect(new Set(told)).toEqual(new Set(['applied']))
  })

  it.each<[string, typeof sales, string]>([
    ['auf Deutsch bitte', verkauf, 'applied'],
    ['en français', ventes, 'applied'],
    ['en español', ventasEs, 'applied'],
    ['für den Vorstand', verkauf, 'Noted'],
    ['pour la direction', ventes, 'Noted'],
    ['para la dirección', ventasEs, 'Noted'],
  ])('%s', (text, data, reason) => expect(outcomeOf(text, data).told[0]).toContain(reason))
})

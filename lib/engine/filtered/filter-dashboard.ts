import type { CardType } from '@/lib/contracts/cards'
import type { Filter } from '@/lib/contracts/query'
import type { FilterFields, Selection } from '@/lib/contracts/selection'
import { cardContext } from '../compose/card-context'
import { Failures, type OnFailure } from '../failures'
import { Gate } from '../gate/pass-gate'
import { comparedPeriods } from '../insights/compared-periods'
import { createTimeline } from '../insights/timeline'
import { withRates } from '../plan/asked-metric'
import { emptyPlan } from '../plan/plan'
import { narrowRows } from '../profile/narrow-rows'
import type { CardContext, CardRequest } from '../request/card'
import { orderConditions, queryConditions } from '../table/condition'
import { namesOf } from '../tellings/names-of'
import { tellCard } from '../tellings/tell-draft'
import { Teller } from '../tellings/teller'
import { tellings } from '../tellings/tellings'
import { type Understanding, withOutcomes } from '../understanding'
import { asAsked, cardRequests, conditionsOf, keptBins } from './card-requests'
import { filterFields } from './filter-fields'
import { drawRequest, redrawn, showsTheSame } from './redraw-card'
import { drawTable } from './redraw-table'
import { selectionConditions } from './selection-conditions'
import { type Dataset, namedParts, type StoredCard } from './stored-card'

export interface FilterResult {
  /** Each as it is of the rows that pass, `config.whole_table` set where it is not; null where it has nothing to show. */
  cards: { id: string; card: StoredCard | null }[]
  rows: { shown: number; total: number }
  fields: FilterFields
}

interface FilterInput {
  cards: StoredCard[]
  selection: Selection
  /** Cards of other types are not made, and null. */
  types?: ReadonlySet<CardType>
  onFailure?: OnFailure
}

/**
 * The cards of a dashboard over the rows that pass a selection, each from its own query. A card follows only if that
 * query gives, over the whole table, the very rows that it shows: what can't be made again can't be made of fewer rows.
 */
export function filterDashboard(
  understanding: Understanding,
  { cards, selection, types, onFailure }: FilterInput,
): FilterResult {
  const failures = new Failures(onFailure)
  const source = sourceOf(understanding, cards)
  const { whole } = source
  const conditions = selectionConditions(whole, selection)
  const shown = narrowRows(whole, conditions)
  const rows = { shown: shown.table.rowCount, total: whole.table.rowCount }
  const fields = filterFields(whole, cards)
  const isWhole = conditions.length === 0
  const context = contextOf({ whole, shown }, conditions, failures)
  const gate = new Gate({ table: shown.table, profile: shown.profile, filters: conditions }, failures)
  const follow = (card: StoredCard): StoredCard | null => {
    if (types && !types.has(card.type)) return null
    if (isWhole) return card
    if (card.type === 'insight') return ofWholeTable(card, reasons.tested)
    const make = makerOf(source, card, failures)
    if (!make) return ofWholeTable(card, reasons.unknown)
    return rows.shown === 0 ? null : make(context, gate)
  }
  const teller = tellerOf(source, cards)
  const told = (card: StoredCard): StoredCard | null => {
    const followed = follow(card)
    return followed && teller && followed !== card ? tellCard(teller, followed) : followed
  }
  return { cards: cards.map((card) => ({ id: card.id, card: told(card) })), rows, fields }
}

const reasons = {
  tested: 'A finding is tested over the whole table.',
  unknown: 'This card can not be made of a part of the table.',
}

const ofWholeTable = (card: StoredCard, whole_table: string): StoredCard => ({
  ...card,
  config: { ...card.config, whole_table },
})

type Maker = (context: CardContext, gate: Gate) => StoredCard | null

/** How a card is made of some rows; null where that can't be known. */
function makerOf(source: Source, card: StoredCard, failures: Failures): Maker | null {
  const known = requestOfCard(source, card, failures)
  if (known === 'none') return null
  if (known === 'table') {
    const table = card as StoredCard & { type: 'table' }
    return (context) => {
      const data_preview = drawTable(table, context)
      if (!data_preview || data_preview.rows.length === 0) return null
      const { evidence: _evidence, query = {}, ...config } = table.config
      const passed = queryConditions(orderConditions([...context.filters, ...conditionsOf(query)]))
      return {
        ...table,
        description: '',
        data_preview,
        config: { ...config, query: { ...query, ...passed } },
      }
    }
  }
  const request = { ...known, bins: keptBins(card) }
  return (context, gate) => {
    const made = drawRequest(request, context) ?? drawRequest(asAsked(request, namedParts(card)), context)
    return made && redrawn(card, made, gate)
  }
}

type KnownRequest = CardRequest | 'table' | 'none'

interface Source {
  whole: Dataset
  /** Which rates `whole` holds behind its own columns. */
  rates: string
  /** What cards were found to be made by, by what they say of themselves. */
  requests: Map<string, KnownRequest>
  context?: CardContext
  /** By the language that cards are told in. */
  tellers: Map<string, Teller>
}

const sources = new WeakMap<Understanding, Source>()

/** A dataset with the rates of some cards; the same for the same rates, so that what was found out of it stays. */
function sourceOf(understanding: Understanding, cards: StoredCard[]): Source {
  const dataset = withOutcomes(understanding)
  const hasColumn = (name: string) => dataset.profile.columns.some((column) => column.name === name)
  const rates = cards.flatMap(({ config: { query } }) =>
    query?.of && hasColumn(query.of.column) ? [{ metric: { kind: 'rate' as const, of: query.of } }] : [],
  )
  const key = JSON.stringify(rates)
  const known = sources.get(understanding)
  if (known?.rates === key) return known
  const made = {
    whole: withRates(dataset, { cards: rates }),
    rates: key,
    requests: new Map(),
    tellers: new Map(),
  }
  sources.set(understanding, made)
  return made
}

/** Of cards that are told in another language than English; null where they are not. */
function tellerOf({ whole, tellers }: Source, cards: StoredCard[]): Teller | null {
  const formats = cards.flatMap(({ config }) => Object.values(config.formats ?? {}))
  const locale = formats.find((format) => format.locale)?.locale
  const telling = Object.values(tellings).find((one) => one?.locale === locale)
  if (!locale || !telling) return null
  const known = tellers.get(locale)
  if (known) return known
  const made = new Teller(telling, namesOf({ ...whole, blocks: cards, insights: [] }))
  tellers.set(locale, made)
  return made
}

/** What a stored card was asked for: what gives, over the whole table, the very rows that it shows. */
function requestOfCard(source: Source, card: StoredCard, failures: Failures): KnownRequest {
  const key = JSON.stringify([card.type, card.spec, card.config.query, card.data_preview])
  const known = source.requests.get(key)
  if (known) return known
  const { whole } = source
  source.context ??= contextOf({ whole, shown: whole }, [], failures)
  const found = findRequest(source.context, card)
  source.requests.set(key, found)
  return found
}

function findRequest(context: CardContext, card: StoredCard): KnownRequest {
  if (card.type === 'table') {
    const data = drawTable(card, context)
    return data && showsTheSame(card, { data_preview: data }) ? 'table' : 'none'
  }
  for (const request of cardRequests(context, card)) {
    const made = drawRequest(request, context)
    if (made && showsTheSame(card, made)) return request
  }
  return 'none'
}

/** Findings are of the whole table, so that no sentence of a card is one. */
function contextOf(
  datasets: { whole: Dataset; shown: Dataset },
  filters: Filter[],
  failures: Failures,
): CardContext {
  const { table, profile } = datasets.shown
  const compared = comparedPeriods(createTimeline(table, profile))
  const found = { insights: [], tests: { run: 0, held: 0 }, compared }
  return cardContext(datasets, { ...emptyPlan(), filters }, { found, failures })
}

import type { PreviewColumn } from './preview'

const suggestionsMax = 5
/** More than this are no groups that a chart could compare. */
export const groupsMax = 30
/** A column that is nearly all different names things rather than grouping them. */
const differentMax = 0.6

const keyName =
  /(^|[\s_.-])(id|ids|uuid|key|code|zip|postcode|postal|phone|sku|number|no|lat|latitude|lon|lng|longitude)$/i
const yearName = /(^|[\s_.-])(year|month|week|day|hour)$/i
const rateName = /(price|rate|ratio|percent|pct|score|rating|temperature|age|avg|average|share|margin)/i
/** Of several amounts, people ask for the money first. */
const moneyName = /revenue|sales|turnover|amount|total|profit|income|cost|spend/i

/** Names of columns by what can be asked of them, the likeliest first. */
export interface AskableColumns {
  amounts: string[]
  rates: string[]
  groups: string[]
  dates: string[]
}

/** Instructions that this very file can answer, made of its own columns. */
export const suggestInstructions = (columns: PreviewColumn[]): string[] =>
  phraseSuggestions(sortColumns(columns))

export function phraseSuggestions({ amounts, rates, groups, dates }: AskableColumns): string[] {
  const [amount = rates[0]] = amounts
  const [group, second] = groups
  const suggestions = [
    amount && dates.length > 0 ? `${amount} by month` : null,
    amount && group ? `${amount} by ${group}` : null,
    rates[0] && group ? `average ${rates[0]} by ${second ?? group}` : null,
    amount && second ? `top 5 ${second} by ${amount}` : null,
    amount && group && amounts.length > 0 ? `share of ${amount} by ${group} as a donut chart` : null,
    !amount && group ? `number of rows by ${group}` : null,
  ]
  return [...new Set(suggestions.filter((text) => text !== null))].slice(0, suggestionsMax)
}

function sortColumns(columns: PreviewColumn[]): AskableColumns {
  const measures = columns.filter(isMeasure).map((column) => column.name)
  return {
    amounts: moneyFirst(measures.filter((name) => !rateName.test(name))),
    rates: measures.filter((name) => rateName.test(name)),
    groups: columns.filter(isGroup).map((column) => column.name),
    dates: columns.filter((column) => column.type === 'date').map((column) => column.name),
  }
}

export const moneyFirst = (names: string[]) => [
  ...names.filter((name) => moneyName.test(name)),
  ...names.filter((name) => !moneyName.test(name)),
]

const isMeasure = ({ name, type }: PreviewColumn) =>
  type === 'number' && !keyName.test(name) && !yearName.test(name)

function isGroup({ name, type, sample }: PreviewColumn): boolean {
  if (type !== 'text' || keyName.test(name)) return false
  const filled = sample.filter((cell) => cell.trim() !== '')
  const different = new Set(filled).size
  return different >= 2 && different <= groupsMax && different <= Math.max(2, filled.length * differentMax)
}

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
  /** Those of them whose parts make a whole. */
  wholes: string[]
  rates: string[]
  /** With so few values that a chart can show all of them. */
  groups: string[]
  /** With more values than that, so that only the first of them can be shown. */
  lists: string[]
  dates: string[]
  /** Years and the like, which stand in the data as they are shown. */
  periods: string[]
}

/** Instructions that this very file can answer, made of its own columns. */
export const suggestInstructions = (columns: PreviewColumn[]): string[] =>
  phraseSuggestions(sortColumns(columns))

/** The first few that the columns make possible; a sentence can't hold each name. */
export function phraseSuggestions(columns: AskableColumns): string[] {
  const { amounts, wholes, rates, groups, lists, dates, periods } = sayable(columns)
  const [amount = rates[0]] = amounts
  const measures = [...amounts, ...rates]
  const [group, second] = groups
  const [list] = lists
  const ranked = amounts.length > 0 ? `sum of ${amount}` : `average ${amount}`
  const suggestions = [
    amount && dates.length > 0 ? `${amount} by month` : null,
    amount && periods[0] ? `${amount} by ${periods[0]}` : null,
    amount && group ? `${amount} by ${group}` : null,
    rates[0] && group ? `average ${rates[0]} by ${second ?? group}` : null,
    amount && second ? `top 5 ${second} by ${ranked}` : null,
    amount && group && wholes.includes(amount) ? `donut chart of ${amount} by ${group}` : null,
    amount && list ? `top 10 ${list} by ${ranked}` : null,
    !amount && group ? `number of rows by ${group}` : null,
    measures[1] ? `${measures[0]} against ${measures[1]} as a scatter plot` : null,
    amount ? `histogram of ${amount}` : null,
  ]
  return [...new Set(suggestions.filter((text) => text !== null))].slice(0, suggestionsMax)
}

/** Signs that end a clause or begin something else in it. */
const unsayable = /[.,;:!?|&"“”„«»<>=\r\n]/

/** Names that mean something else in a sentence. */
const wordsOfAsking = new Set(
  `all and any area asc average avg axis bar bars between bottom bubble by card change chart color colour column columns
  count data day desc distribution donut each except first for from funnel gauge graph group grouped heatmap histogram hour
  in is kpi last least line lines list map max maximum mean median min minimum more most name no none not number of on only or
  order over per percent pie plot quarter radar range rank row rows scatter share show sort stack sum table the title to top
  total trend values versus vs week weekday where`.split(/\s+/),
)

const isTelling = (word: string) => /\p{L}{2}/u.test(word) && !wordsOfAsking.has(word.toLowerCase())

const isSayable = (name: string) => !unsayable.test(name) && name.split(/[\s_-]+/).some(isTelling)

function sayable(columns: AskableColumns): AskableColumns {
  const kept = (names: string[]) => names.filter(isSayable)
  return {
    amounts: kept(columns.amounts),
    wholes: columns.wholes,
    rates: kept(columns.rates),
    groups: kept(columns.groups),
    lists: kept(columns.lists),
    dates: columns.dates,
    periods: columns.periods.filter((name) => !unsayable.test(name)),
  }
}

function sortColumns(columns: PreviewColumn[]): AskableColumns {
  const measures = columns.filter(isMeasure).map((column) => column.name)
  const amounts = measures.filter((name) => !rateName.test(name))
  return {
    amounts: moneyFirst(amounts),
    wholes: amounts.filter((name) => moneyName.test(name)),
    rates: measures.filter((name) => rateName.test(name)),
    groups: columns.filter(isGroup).map((column) => column.name),
    lists: [],
    periods: [],
    dates: columns.filter((column) => column.type === 'date').map((column) => column.name),
  }
}

export const moneyFirst = (names: string[]) => [
  ...names.filter((name) => moneyName.test(name)),
  ...names.filter((name) => !moneyName.test(name)),
]

/** So many whole numbers that hardly repeat are likelier names of things than amounts. */
const codesMin = 10
const differentCodesMin = 0.95
/** Of cells that begin like a year: then they are years, whatever the column is called. */
const yearsMin = 0.9

/** Whether numbers are codes by their looks: they begin with zero, or are whole and hardly repeat. */
function areCodes(sample: string[]): boolean {
  const cells = sample.map((cell) => cell.trim()).filter((cell) => cell !== '')
  const years = cells.filter((cell) => /^(?:1[5-9]|20)\d\d\b/.test(cell))
  if (cells.some((cell) => /^0\d/.test(cell)) || years.length > yearsMin * cells.length) return true
  const isWhole = cells.every((cell) => /^\d+$/.test(cell))
  return isWhole && cells.length >= codesMin && new Set(cells).size >= differentCodesMin * cells.length
}

const isMeasure = ({ name, type, sample }: PreviewColumn) =>
  type === 'number' &&
  !keyName.test(name) &&
  !yearName.test(name) &&
  (moneyName.test(name) || !areCodes(sample))

function isGroup({ name, type, sample }: PreviewColumn): boolean {
  if (type !== 'text' || keyName.test(name)) return false
  const filled = sample.filter((cell) => cell.trim() !== '')
  const different = new Set(filled).size
  return different >= 2 && different <= groupsMax && different <= Math.max(2, filled.length * differentMax)
}

import type { CardType } from '@/lib/contracts/cards'
import { type Sentence, takeOut } from '../sentence'

const picture = '(?:charts?|graphs?|plots?|diagrams?|visuali[sz]ations?)'

/** Sure ones first; the last ones are words with other meanings too. */
const sure: [string, CardType][] = [
  [
    `heat ?maps?(?: ${picture})?|heat ${picture}|cross ?tab(?:s|ulations?)?|contingency tables?|pivot(?: tables?)?|matrix(?: ${picture})?|density map`,
    'heatmap',
  ],
  [`box ?plots?|box (?:and )?whiskers?(?: ${picture})?|box ${picture}|boxes`, 'boxplot'],
  [`histograms?(?: ${picture})?|histogramms?`, 'histogram'],
  [
    `scatter ?(?:plots?|charts?|graphs?|grams?|diagrams?)?|x y ?(?:charts?|plots?|graphs?)|xyplot|xychart|dot ?plots?|point ${picture}|points|correlation ${picture}|correlograms?`,
    'scatter',
  ],
  [`bubbles?(?: ${picture})?`, 'bubble'],
  [`(?:donut|doughnut|ring)s?(?: ${picture})?`, 'donut'],
  [`(?:pie|circle) ?${picture}|pies?`, 'pie'],
  [`areas? ${picture}|stacked areas?|filled lines?`, 'area'],
  [`(?:multi ?)?(?:line|spline|time series) ?${picture}|lines|sparklines?|time series`, 'line'],
  [`(?:bar|column) ?${picture}|bars|barplots?`, 'bar'],
  [`(?:radar|spider(?: web)?|web|star|polar) ${picture}|radars?|spider webs?`, 'radar'],
  [`funnels?(?: ${picture})?`, 'funnel'],
  [`gauges?(?: ${picture})?|speedometers?|dials?`, 'gauge'],
  [`choropleths?(?: (?:map|${picture}))?|(?:shaded|colou?red|filled|region) maps?`, 'choropleth'],
  [`(?:geo ?|point |bubble |location |world )?maps?`, 'geomap'],
  [`(?:data )?tables?|spreadsheets?|grid`, 'table'],
  [`kpis?(?: cards?)?|score ?cards?|big numbers?|single (?:number|value)|number cards?|metric cards?`, 'kpi'],
  [`(?:key |main |top )?(?:insights?|findings?)(?: cards?)?`, 'insight'],
]
const alone: [string, CardType][] = [
  ['(?:line)(?= (?:of|for|showing|with))', 'line'],
  ['bar', 'bar'],
  ['line', 'line'],
  ['slices(?= (?:please )?(?:[.?!]|$))', 'pie'],
  ['(?<=[,.] )columns(?= (?:please )?(?:[.?!]|$))', 'bar'],
  ['area(?= of)|(?<=\\bas |\\bas an )area', 'area'],
]

const compiled: [RegExp, CardType][] = [...sure, ...alone].map(([words, type]) => [
  new RegExp(
    ` (?:(?:a|an|the|one|single|simple|multiple|group|horizontal|vertical|clustered|comparative) )*(?:${words})(?= )`,
  ),
  type,
])

/** The chart that a text names, marked as `@bar` and the like; null where it names none. */
export const takeChart = (sentence: Sentence): CardType | null => markCharts(sentence)[0] ?? null

/** All charts that a text names, the surest first, each marked in it. */
export function markCharts(sentence: Sentence): CardType[] {
  const named = compiled
    .map(([pattern, type]) => ({ pattern, type, at: pattern.exec(sentence.text)?.index ?? -1 }))
    .filter(({ at }) => at >= 0)
  for (const { pattern, type } of named) takeOut(sentence, pattern, () => `@${type}`)
  return named.map(({ type }) => type)
}

const sideBySide =
  / (?:(?:put|place|show|draw|arrange|with|them|the|bars|@bar) )*(?:side by side|next to (?:each other|one another)|beside each other)(?= )/

/** Whether series stand on each other or side by side; null where nothing says so. */
export function takeStacking(sentence: Sentence): boolean | null {
  if (takeOut(sentence, / stack(?:ed|ing)?(?: (?:or|and) (?:grouped|clustered))?(?= @)/)) return true
  if (takeOut(sentence, / stack(?:ed|ing)?(?= on| bars?|\s)/, () => 'stacked')) return true
  if (takeOut(sentence, sideBySide)) return false
  return / (?:clustered|grouped @bar|group @bar) /.test(sentence.text) ? false : null
}

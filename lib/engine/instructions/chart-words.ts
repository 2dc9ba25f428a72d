import type { CardType } from '@/lib/contracts/cards'
import { type Sentence, takeOut } from './sentence'

const picture = '(?:charts?|graphs?|plots?|diagrams?|visuali[sz]ations?)'

/** Sure ones first; the last ones are words with other meanings too. */
const sure: [string, CardType][] = [
  [`heat ?maps?(?: ${picture})?|matrix(?: ${picture})?|density map`, 'heatmap'],
  [`box ?plots?|box (?:and )?whiskers?(?: ${picture})?|box ${picture}|boxes`, 'boxplot'],
  [`histograms?(?: ${picture})?|histogramms?`, 'histogram'],
  [
    `scatter ?(?:plots?|charts?|graphs?|grams?|diagrams?)?|x y ?(?:charts?|plots?|graphs?)|xyplot|xychart|dot ?plots?|point ${picture}|points`,
    'scatter',
  ],
  [`bubbles?(?: ${picture})?`, 'bubble'],
  [`(?:donut|doughnut|ring)s?(?: ${picture})?`, 'donut'],
  [`(?:pie|circle) ?${picture}|pies?`, 'pie'],
  [`areas? ${picture}|stacked areas?|filled lines?`, 'area'],
  [`(?:multi ?)?(?:line|spline|time series) ?${picture}|lines|sparklines?`, 'line'],
  [`(?:bar|column) ?${picture}|bars|barplots?`, 'bar'],
  [`(?:radar|spider|web|star) ${picture}|radars?`, 'radar'],
  [`funnels?(?: ${picture})?`, 'funnel'],
  [`gauges?(?: ${picture})?|speedometers?|dials?`, 'gauge'],
  [`choropleths?(?: (?:map|${picture}))?|(?:shaded|colou?red|filled|region) maps?`, 'choropleth'],
  [`(?:geo ?|point |bubble |location )?maps?`, 'geomap'],
  [`(?:data )?tables?|spreadsheets?|grid`, 'table'],
  [`kpis?(?: cards?)?|score ?cards?|big numbers?|single (?:number|value)|number cards?|metric cards?`, 'kpi'],
  [`(?:key |main |top )?(?:insights?|findings?)(?: cards?)?`, 'insight'],
]
const alone: [string, CardType][] = [
  ['(?:line)(?= (?:of|for|showing|with))', 'line'],
  ['bar', 'bar'],
  ['line', 'line'],
  ['area(?= of)', 'area'],
]

const compiled: [RegExp, CardType][] = [...sure, ...alone].map(([words, type]) => [
  new RegExp(
    ` (?:(?:a|an|the|one|single|simple|multiple|group|horizontal|vertical|clustered|comparative) )*(?:${words})(?= )`,
  ),
  type,
])

/** The chart that a text names, marked as `@bar` and the like; null where it names none. */
export function takeChart(sentence: Sentence): CardType | null {
  const named = compiled
    .map(([pattern, type]) => ({ pattern, type, at: pattern.exec(sentence.text)?.index ?? -1 }))
    .filter(({ at }) => at >= 0)
  const [first] = named
  if (!first) return null
  for (const { pattern, type } of named) takeOut(sentence, pattern, () => `@${type}`)
  return first.type
}

/** Whether series stand on each other or side by side; null where nothing says so. */
export function takeStacking(sentence: Sentence): boolean | null {
  if (takeOut(sentence, / stack(?:ed|ing)?(?= @| on| bars?|\s)/, () => 'stacked')) return true
  return / (?:side by side|clustered|grouped @bar|group @bar) /.test(sentence.text) ? false : null
}

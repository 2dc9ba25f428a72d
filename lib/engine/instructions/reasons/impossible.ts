import type { Gap } from '../../plan/plan'
import type { Outcome } from '../directives/outcome'

/** What no dashboard of one table can do, and what comes nearest. */
const wishes: [RegExp, string, Gap['kind']?][] = [
  [
    /\b(?:forecast|predict|projection|extrapolat\w*|expected next|next (?:month|quarter|year)'?s?)\b/i,
    'Nothing is forecast from the data; a line over time shows the course so far.',
    'course',
  ],
  [
    /\b(?:why (?:did|do|does|is|are|was|were|has|have)|what caused|cause of|root cause|reason for)\b/i,
    'Data of this kind show no causes; a breakdown shows where a change came from.',
    'breakdown',
  ],
  [
    /\b(?:e-?mail|send|notify|alert|slack|whatsapp)\b.*\b(?:me|us|it|team|report|boss|when|to)\b/i,
    'Nothing is sent from here; the dashboard has a link to share.',
  ],
  [
    /\b(?:download|export|save (?:it|this|them) as|pdf|powerpoint|pptx|excel file|screenshot)\b/i,
    'Instructions make no files; the dashboard page has its downloads.',
  ],
  [
    /\b(?:delete|overwrite|update|edit|insert|rename|correct) (?:the |all |any |every |this )?(?:rows?|columns?|records?|data|file|table|database|values?)\b/i,
    'The file itself is never changed; rows can be filtered and columns left out.',
  ],
  [
    /\b(?:drop|truncate|alter) (?:table|database|schema|view|index)\b|\bdelete from\b|\binsert into\b|\bupdate \w+ set\b/i,
    'The file itself is never changed; rows can be filtered and columns left out.',
  ],
  [
    /\b(?:join|merge|combine|blend) (?:it |this |the data |them )?(?:with|to) (?:another|other|the other|a second|my other)\b/i,
    'A dashboard is made of one file; join the tables before the upload.',
  ],
  [
    /\b(?:real[- ]?time|live data|auto[- ]?refresh|refresh every|streaming)\b/i,
    'The data are those of the file; upload a new one to renew them.',
  ],
  [
    /\b(?:from the (?:web|internet)|google|wikipedia|look up online|fetch|scrape|https?:\/\/)/i,
    'Only the uploaded file is read; add what is needed from elsewhere to it before the upload.',
  ],
  [
    /\b(?:cluster(?:ing)? (?:the|customers|rows|into)|k-?means|train (?:a|an|the|some) \w+|machine learning|neural net\w*|classify (?:the|all|each)|classifier|regression model|sentiment analysis)\b/i,
    'No models are trained; a scatter or a box plot shows groups and relations.',
  ],
  [
    /\b(?:industry (?:average|benchmark)|our competitors?|competitors (?:sell|do|have)|market average|benchmark against)\b/i,
    'The file holds nothing to compare with from outside; a target can be given as a number.',
  ],
  [
    /\b(?:animated?|3d|three[- ]dimensional|interactive slider|as a video|play over time)\b/i,
    'Charts stand still and flat; a line shows a course over time.',
  ],
  [
    /\b(?:translate|read (?:it |this )?aloud)\b/i,
    'Dashboards are written, and in English; names and values stay as they are in the file.',
  ],
]

/** The refusal of a clause that asks for such a thing; null where it does not, or where the data use the words. */
export function impossibleWish(clause: string, isData: (words: string) => boolean): Outcome | null {
  const wish = wishes.find(([pattern]) => {
    const match = pattern.exec(clause)
    return match !== null && !isData(match[0])
  })
  if (!wish) return null
  const [, reason, gap] = wish
  return { status: 'not_possible', reason, gap }
}

const charts: [RegExp, string][] = [
  [/\b(?:tree ?maps?|sunbursts?|mosaic|marimekko|packed circles?|circle packing|waffle)\b/i, 'bar'],
  [
    /\b(?:cross ?tabs?|cross ?tables?|crosstabulations?|pivot(?: tables?)?|contingency tables?)\b/i,
    'heatmap',
  ],
  [/\b(?:sankey|alluvial|chord|network (?:graph|chart|diagram)|parallel coordinates)\b/i, 'heatmap'],
  [
    /\b(?:waterfalls?|pareto|lollipops?|word ?clouds?|(?:bullet|pyramid) (?:charts?|graphs?))(?: (?:charts?|plots?|graphs?))?\b/i,
    'bar',
  ],
  [/\b(?:gantt|timeline chart|calendar (?:view|chart))\b/i, 'table'],
  [/\b(?:candlesticks?|ohlc|stream ?graphs?|ridgeline|slope ?charts?|bump ?charts?)\b/i, 'line'],
  [/\b(?:violins?|beeswarm|(?:strip|swarm) (?:charts?|plots?))(?: (?:charts?|plots?))?\b/i, 'boxplot'],
  [/\b(?:density|kde) (?:charts?|plots?|curves?)\b/i, 'histogram'],
  [/\b(?:contour|surface|hexbin) (?:charts?|plots?)\b/i, 'scatter'],
]

/** A chart that is not drawn here and the one that comes nearest. */
export function missingChart(
  clause: string,
  isData: (words: string) => boolean,
): { named: string; pattern: RegExp; nearest: string } | null {
  for (const [pattern, nearest] of charts) {
    const named = pattern.exec(clause)?.[0]
    if (named && !isData(named)) return { named, pattern, nearest }
  }
  return null
}

import {
  alternativeSchema,
  annotationSchema,
  cardConfigSchema,
  cardSizeSchema,
  chartBlockSchema,
  chartBlockSchemas,
  valueFormatSchema,
} from '@/lib/contracts/blocks'
import { type CardType, cardTypeSchema } from '@/lib/contracts/cards'
import { evidenceSchema, figureSchema } from '@/lib/contracts/claims'
import {
  aggregationSchema,
  conditionsSchema,
  filterSchema,
  groupFilterSchema,
  querySchema,
} from '@/lib/contracts/query'
import { type Component, objectComponent, plainComponent } from '../component'

const blockDescriptions: Record<CardType, string> = {
  kpi: 'One figure.',
  bar: 'Amounts by category, or by time where there are few.',
  line: 'A measure over time.',
  area: 'A measure over time, filled; of several series, stacked.',
  pie: 'Parts of a whole.',
  donut: 'Parts of a whole, with room in the middle.',
  table: 'Rows of the data.',
  heatmap: 'A measure by two categories, in long form.',
  scatter: 'Two measures against each other; rows are sampled where there are many.',
  bubble: 'A scatter whose points have a size.',
  histogram: 'How the values of a measure are spread.',
  boxplot: 'Quartiles of a measure, for each category where there is one.',
  radar: 'Several measures or categories of like scale around a centre.',
  funnel: 'Stages with what is left at each.',
  gauge: 'One figure against its bounds or its target.',
  geomap: 'Points on a map.',
  choropleth: 'A measure by region.',
  insight: 'A finding in words; the text is in `description`.',
}

const blockFields = {
  id: 'Names the card.',
  dashboard: 'The dashboard that it belongs to.',
  position: 'Zero-based, in the order that the cards were chosen in.',
  type: 'Which of the 18 card types it is.',
  title: 'What it shows.',
  description: 'So what: one line of meaning.',
  spec: 'What the card says of itself, in the names of your columns.',
  data_preview: 'The rows that it is drawn from.',
  config: 'What it can show beyond its data.',
  created_at: 'When it was made.',
  updated_at: 'When it last changed.',
}

const conditionTexts = {
  filters: 'Only the rows that pass all of these.',
  any: 'Only the rows that pass at least one of these.',
  having: 'Only the groups whose own value passes all of these, measured over the rows that pass the rest.',
}

export const blockName = (type: CardType) => `${type[0]?.toUpperCase()}${type.slice(1)}Block`

const blockComponents: Record<string, Component> = Object.fromEntries(
  chartBlockSchemas.map(({ type, schema }) => [
    blockName(type),
    objectComponent(schema, blockDescriptions[type], blockFields),
  ]),
)

export const cardComponents: Record<string, Component> = {
  ChartBlock: plainComponent(chartBlockSchema, 'A card: one of 18 types, told apart by `type`.'),
  ...blockComponents,
  CardConfig: objectComponent(
    cardConfigSchema,
    'What a card can show beyond its data. Every field may be absent.',
    {
      query: 'How its rows were made of the cleaned table.',
      evidence: 'What proves its claim.',
      why: 'Why this chart was chosen, in a sentence.',
      alternatives: 'Other card types that would fit.',
      further:
        'Set where it stands behind the others, in a part that its reader opens: of cards like it few were found useful.',
      size: 'How much room it takes.',
      stacked: 'Whether the bars of several series stand on each other.',
      orientation: 'Which way the bars run.',
      formats: 'How values are written, by column name.',
      up_is_good: 'Whether more is better, for the colour of a change. Null where that is not known.',
      trend_change:
        'Signed share of the change that `spec.trend` tells, whichever words it uses: percent or points.',
      sparkline: 'The small series behind a figure.',
      colors: 'Colours of this one card, as `#RRGGBB`.',
      scale:
        '`muted` where the values of a grid or a map differ no more than chance would make them: colours that stay near each other.',
      labels:
        'What the columns of the rows are called in words, where that is not their name; by column name.',
      value_labels:
        'What the values of the rows are called in words, by column name and value: what a yes or no means, months, names of codes. Rows and filters keep the values as they are.',
      other_count: 'How many categories were folded into “Other (n)”.',
      hidden: 'Set where its owner has hidden it: nobody else is shown it, nor is it printed.',
      compared:
        'In a filtered dashboard that is compared: the course of the days before, each point with the x beside which it stands and the period that it is of.',
      whole_table:
        'In a filtered dashboard alone: why the card shows the whole table all the same, in a sentence.',
      annotations: 'Points of a line or an area that its description speaks of, to be marked in the picture.',
    },
  ),
  Annotation: objectComponent(annotationSchema, 'A point that a card speaks of.', {
    x: 'Where it stands on the axis, as the rows have it.',
    kind: '`outlier` for a period that stands out, `step` for where a level changes, `turn` for where a course turns, `high` and `low` for the ends of its range.',
    label: 'A short text for the mark.',
  }),
  Alternative: objectComponent(alternativeSchema, 'Another card type that would fit the same data.', {
    type: 'The card type.',
    title: 'The title that it would have.',
    spec: 'The spec that it would have.',
    reason: 'When it is the better choice.',
  }),
  ValueFormat: objectComponent(
    valueFormatSchema,
    'How values are written: the same for axis, tooltip, table and text.',
    {
      style: 'What kind of value it is.',
      currency: 'ISO 4217, for `currency`.',
      unit: 'What stands behind the number: `kg`, `°C`.',
      percent_base: '1 where 0.12 means 12 %, 100 where 12 does.',
      scale:
        'What a value is multiplied with before it is written: 1,000,000 where the column counts in millions.',
      decimals: 'The most decimals that the data carry.',
      locale: 'BCP 47, where the dashboard is told in another language than English.',
    },
  ),
  Query: objectComponent(querySchema, 'How the rows of a card were made of the cleaned table.', {
    ...conditionTexts,
    grain: 'The step of the time axis.',
    sort: 'The order of the rows.',
    limit: 'At most this many rows.',
    limit_within: 'The limit holds within each value of the second breakdown: the first few of each.',
    ratio:
      'A rate that is a sum over a sum; with `each` over the number of different values of the denominator.',
    weight: 'The column that weights an average.',
    of: 'A rate: the share of rows for which this holds, between 0 and 1, with aggregation `avg`.',
    computed:
      'What is drawn of the values: each one’s share of the whole, the sum so far, or the change from the one before, 0.1 for 10 % more.',
    over_time: '`last`: a level, taken at its last date.',
  }),
  Filter: objectComponent(filterSchema, 'A condition on one column.', {
    column: 'The column.',
    op: 'The comparison.',
    value:
      'A pair for `between`, a list for `in`, else one value; dates as ISO text. An empty text stands for a missing value.',
  }),
  GroupFilter: objectComponent(groupFilterSchema, 'A condition on groups of rows, by their own value.', {
    by: 'The column whose values are the groups.',
    grain: 'The periods that are the groups, where `by` is a time.',
    aggregation: 'How the value of a group is put together.',
    column: 'What is put together. Absent where rows are counted.',
    op: 'The comparison.',
    value: 'A pair for `between`, else one number.',
  }),
  Conditions: objectComponent(conditionsSchema, 'Which rows are meant.', conditionTexts),
  Evidence: objectComponent(evidenceSchema, 'What proves a claim.', {
    test: 'The test or method by name. Null for plain arithmetic.',
    statistic: 'Its statistic.',
    p: 'Its p-value.',
    q: 'The p-value after correction for all that was tried.',
    effect: 'The size of the effect.',
    rows: 'Rows that it was computed from.',
    figures: 'Every number of the text, and how to compute it again.',
    stability:
      'How often it holds where as many rows are drawn anew from the table, with replacement (`held` of `resamples`): the numbers that it compares stand in the same order. Absent where nothing is compared, and in what was made before.',
  }),
  Figure: objectComponent(
    figureSchema,
    'One number of a text, and how to compute it again from the cleaned table.',
    {
      value: 'The number as computed, before it is formatted.',
      text: 'The number as the text shows it.',
      measure: 'What it is: `sum`, `avg`, `share`, …',
      column: 'The column, or null.',
      filters: 'The rows that count.',
      of: 'For a `rate`: which of the rows are counted.',
      within: 'Where `filters` alone do not say it: the rows among which they are to hold.',
      rows: 'How many rows that is.',
    },
  ),
  CardType: plainComponent(cardTypeSchema, 'The 18 card types.'),
  CardSize: plainComponent(cardSizeSchema, 'How much room a card takes.'),
  Aggregation: plainComponent(aggregationSchema, 'How values are put together.'),
}

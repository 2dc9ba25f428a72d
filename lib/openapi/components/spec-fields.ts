import type { CardSpec, CardType } from '@/lib/contracts/cards'

type KeysOf<Union> = Union extends unknown ? keyof Union : never
type SpecField = KeysOf<CardSpec<CardType>> & string

/** Fields of the specs of all card types; one name means one thing everywhere. */
export const specFields: Record<SpecField, string> = {
  value: 'The figure.',
  operation: 'How the figure was put together.',
  value_from_column: 'The column of the figure; left out for a count of rows.',
  unit: 'What the figure is counted in.',
  trend:
    'How it changed, in words: `+12% from Apr 2024 to Mar 2025 vs the twelve months before`. First a sign, a number and `%` or `points`; the number itself is in `config.trend_change`. Only where it clearly changed: more than its periods, and the rows of an average, differ by themselves.',
  target: 'What it was to be, where the data says so.',
  x: 'The column along the x axis.',
  y: 'The column along the y axis; `count` for a count of rows.',
  aggregation: 'How the values of a group were put together; left out where rows are the data’s own.',
  x_aggregation: 'How x was put together, for each value of `grouping`.',
  grouping: 'The column that makes the series, parts or stages.',
  color: 'The column that colours.',
  stacked: 'Whether series stand on each other.',
  values: 'The column of the measure.',
  columns: 'The columns of the table.',
  sort_by: 'The column that rows are ordered by.',
  sort_order: 'Which way.',
  limit: 'At most this many rows.',
  size: 'The column that sizes the points.',
  bins: 'How many bins there are.',
  min: 'The lower end of the scale.',
  max: 'The upper end of the scale.',
  latitude: 'The column of latitudes, in degrees.',
  longitude: 'The column of longitudes, in degrees.',
  label: 'The column that names the points.',
  region: 'The column of countries or states.',
}

type PreviewField = 'columns' | 'rows' | 'x_axis' | 'y_axis' | 'total_rows' | 'outliers'

export const previewFields: Record<PreviewField, string> = {
  columns: 'The keys of each row, in the order to read.',
  rows: 'The rows, keyed by `columns`.',
  x_axis: 'The name of the x axis.',
  y_axis: 'The name of the y axis.',
  total_rows: 'How many rows there are in all; `rows` may be a sample or a part.',
  outliers: 'Values beyond the whiskers.',
}

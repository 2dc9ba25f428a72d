import type { Figure } from '@/lib/contracts/claims'
import type { Filter } from '@/lib/contracts/query'
import { endsOf, medianSlope, passes, sumsBy, type Unit } from './recompute-periods.fixture'
import { smoothed, smoothOf } from './recompute-smooth.fixture'
import {
  farthest,
  mean,
  median,
  numbersOf,
  paired,
  quantile,
  type Row,
  robustZ,
  robustZOfLogs,
  rowsOfTop,
  shareOfTop,
  sum,
  sumOf,
  topCount,
  valuesOf,
} from './recompute-statistics.fixture'

/** What the level since a date is of that before, within the figure's own filters. */
function timesOf(figure: Figure & { column: string; all: Row[] }, how: string, start: string): number {
  const { all, column, filters } = figure
  const [from, until, ...others] = filters as [Filter, Filter]
  const at = { column: from.column, value: start }
  const levelOf = (between: Filter[]) => {
    const own = [...between, ...others]
    const rows = all.filter((row) => own.every((filter) => passes(row, filter)))
    if (how === 'avg') return mean(numbersOf(rows, column))
    const [, what, unit] = /^avg\((sum|count) by (\w+)\)$/.exec(how)!
    return mean(sumsBy(all, { unit: unit as Unit, column: what === 'sum' ? column : null, filters: own }))
  }
  return levelOf([{ ...at, op: '>=' }, until]) / levelOf([from, { ...at, op: '<' }])
}

type Recompute = (rows: Row[], figure: Figure & { column: string; all: Row[] }, match: string[]) => number

const inOrder = (rows: Row[], column: string) => numbersOf(rows, column).sort((a, b) => a - b)

const ratioOf = (rows: Row[], above: string, below: string) => {
  const both = paired(rows, above, below)
  return sumOf(both, above) / sumOf(both, below)
}

/** Every form that evidence knows, with how a reader computes it; `rows` are those that its filters keep. */
const forms: [string, Recompute][] = [
  ['sum', (rows, { column }) => sumOf(rows, column)],
  ['avg', (rows, { column }) => mean(numbersOf(rows, column))],
  ['median', (rows, { column }) => median(numbersOf(rows, column))],
  ['q1', (rows, { column }) => quantile(inOrder(rows, column), 0.25)],
  ['q3', (rows, { column }) => quantile(inOrder(rows, column), 0.75)],
  ['p(10|90)', (rows, { column }, [, share]) => quantile(inOrder(rows, column), Number(share) / 100)],
  [
    'share_of_largest_tenth',
    (rows, { column }) => {
      const values = inOrder(rows, column)
      return sum(values.slice(-Math.ceil(values.length / 10))) / sum(values)
    },
  ],
  ['min', (rows, { column }) => Math.min(...numbersOf(rows, column))],
  ['max', (rows, { column }) => Math.max(...numbersOf(rows, column))],
  ['count', (rows, { column }) => (column ? rows.filter((row) => row[column] !== null).length : rows.length)],
  ['count_distinct', (rows, { column }) => valuesOf(rows, column).length],
  [
    'count_distinct\\(with (\\d+) rows or more(?: of (\\w+))?\\)',
    (rows, { column }, [, least, measure]) =>
      valuesOf(rows, column).filter(
        (value) =>
          rows.filter((row) => row[column] === value && (!measure || row[measure] !== null)).length >=
          Number(least),
      ).length,
  ],
  [
    'share',
    (rows, { column, all }) => (column ? sumOf(rows, column) / sumOf(all, column) : rows.length / all.length),
  ],
  [
    'share_of_rows',
    (rows, { all, filters }) =>
      rows.length / all.filter((row) => filters.slice(0, -1).every((filter) => passes(row, filter))).length,
  ],
  ['missing_share', (rows, { column }) => rows.filter((row) => row[column] === null).length / rows.length],
  [
    'abs\\((change|points)\\((sum|avg|ratio .+) of (\\d+) (\\w+)s, last against first\\)\\)',
    (rows, { column, filters }, [, form, how, count, unit]) => {
      const of = (own: Row[]) => {
        if (how === 'avg') return mean(numbersOf(own, column))
        const [, above, below] = /^ratio sum\((\w+)\) \/ sum\((\w+)\)/.exec(how!) ?? []
        return above ? ratioOf(own, above, below!) : sumOf(own, column)
      }
      const [before, now] = endsOf(rows, filters, { count: Number(count), unit: unit! }).map(of)
      return Math.abs(form === 'points' ? now! - before! : now! / before! - 1)
    },
  ],
  [
    'share_of_change\\(sum of (\\d+) (\\w+)s, last against first\\)',
    (rows, { column, filters, all }, [, count, unit]) => {
      const whole = all.filter((row) => filters.slice(0, -1).every((filter) => passes(row, filter)))
      const changeOf = (some: Row[]) => {
        const [before, now] = endsOf(some, filters, { count: Number(count), unit: unit! })
        return sumOf(now!, column) - sumOf(before!, column)
      }
      return changeOf(rows) / changeOf(whole)
    },
  ],
  [
    'abs\\(change\\(sum, last date against first\\)\\)',
    (rows, { column, filters }) => {
      const [first, last] = filters.map((filter) =>
        sumOf(
          rows.filter((row) => passes(row, { ...filter, op: '=' })),
          column,
        ),
      )
      return Math.abs(last! / first! - 1)
    },
  ],
  ['ratio sum\\((\\w+)\\) / sum\\((\\w+)\\)', (rows, _, [, above, below]) => ratioOf(rows, above!, below!)],
  [
    'robust_z',
    (rows, { column }) =>
      farthest(numbersOf(rows, column).map((value) => robustZ(numbersOf(rows, column), value))),
  ],
  ['robust_z\\(log\\)', (rows, { column }) => robustZOfLogs(numbersOf(rows, column))],
  [
    'lowess\\(([\\w, ]+)\\)',
    (rows, figure, [, how]) =>
      smoothed(figure.all, smoothOf(figure, how!)).find(({ row }) => row === rows[0])!.expected,
  ],
  [
    'robust_z\\(lowess\\(([\\w, ]+)\\)\\)',
    (rows, figure, [, how]) => {
      const residuals = smoothed(figure.all, smoothOf(figure, how!)).map(({ row, value, expected }) => ({
        row,
        left: value - expected,
      }))
      const own = residuals.find(({ row }) => row === rows[0])!.left
      return Math.abs(
        robustZ(
          residuals.map(({ left }) => left),
          own,
        ),
      )
    },
  ],
  ['top_count\\((\\w+)\\)', (rows, { column }, [, measure]) => topCount(rows, column, measure!)],
  [
    'share_of_top\\((\\d+) by (\\w+)\\)',
    (rows, { column }, [, count, entity]) =>
      shareOfTop(rows, { column, entity: entity!, count: Number(count) }),
  ],
  [
    'rows_of_top\\((\\d+) by (\\w+)\\)',
    (rows, { column }, [, count, entity]) =>
      rowsOfTop(rows, { column, entity: entity!, count: Number(count) }),
  ],
  [
    'avg\\(sum by (\\w+)\\)',
    (_, { all, column, filters }, [, unit]) => mean(sumsBy(all, { unit: unit as Unit, column, filters })),
  ],
  [
    'avg\\(avg by (\\w+)\\)',
    (_, { all, column, filters }, [, unit]) => {
      const of = { unit: unit as Unit, filters }
      const rows = all.filter((row) => row[column] !== null)
      const counts = sumsBy(rows, { ...of, column: null })
      return mean(sumsBy(rows, { ...of, column }).map((total, i) => total / counts[i]!))
    },
  ],
  [
    'median\\((sum|avg) by (\\w+)\\)',
    (_, { all, column, filters }, [, how, unit]) => {
      const of = { unit: unit as Unit, filters }
      const rows = all.filter((row) => row[column] !== null)
      const counts = sumsBy(rows, { ...of, column: null })
      const sums = sumsBy(rows, { ...of, column })
      const values = how === 'sum' ? sums : sums.map((total, i) => total / counts[i]!)
      return values.sort((a, b) => a - b)[values.length >> 1]!
    },
  ],
  [
    'avg\\(count by (\\w+)\\)',
    (_, { all, filters }, [, unit]) => mean(sumsBy(all, { unit: unit as Unit, column: null, filters })),
  ],
  [
    'abs\\(shift\\((.+) at ([\\d-]+)\\)\\)',
    (_, figure, [, how, start]) => Math.abs(timesOf(figure, how!, start!) - 1),
  ],
  ['times\\((.+) at ([\\d-]+)\\)', (_, figure, [, how, start]) => timesOf(figure, how!, start!)],
  [
    'abs\\(sen_slope\\(sum by (\\w+)\\)\\)',
    (_, { all, column, filters }, [, unit]) =>
      Math.abs(medianSlope(sumsBy(all, { unit: unit as Unit, column, filters }), 1)),
  ],
  [
    'abs\\(seasonal_sen_slope\\(sum by (month|quarter)\\)\\)',
    (_, { all, column, filters }, [, unit]) =>
      Math.abs(medianSlope(sumsBy(all, { unit: unit as Unit, column, filters }), unit === 'month' ? 12 : 4)),
  ],
]

/** The names of all forms, as `formOf` gives them. */
export const formNames = forms.map(([name]) => name)

/** The form that a figure is of; undefined where it is of none. */
export const formOf = ({ measure }: Figure) =>
  forms.find(([name]) => new RegExp(`^${name}$`).test(measure))?.[0]

/** The figure anew, from the rows of the cleaned table and its evidence alone. */
export function recomputeFigure(all: Row[], figure: Figure): number {
  const [name, compute] = forms.find(([form]) => new RegExp(`^${form}$`).test(figure.measure)) ?? []
  if (!name || !compute) throw new Error(`Nobody can compute ${figure.measure}`)
  const rows = all.filter((row) => figure.filters.every((filter) => passes(row, filter)))
  const population = all.filter((row) =>
    (figure.within?.filters ?? []).every((filter) => passes(row, filter)),
  )
  return compute(
    rows,
    { ...figure, column: figure.column!, all: population },
    new RegExp(`^${name}$`).exec(figure.measure)!,
  )
}

import type { ColumnProfile } from '../profile/profile'
import type { Aside } from '../table/table'
import { caveatOf } from './caveat-of'
import type { Context } from './context'
import { countFigure, shareFigure, tell } from './telling'
import type { Trial } from './trial'

export const setAsideValue = 'set_aside'

/** Of one value, and of several. */
const words: Record<Aside['kind'], [string, string]> = {
  code: ['is a code for “not known” and left out', 'are codes for “not known” and left out'],
  other_unit: [
    'stood in another unit than the rest and is told in that of the rest',
    'stood in another unit than the rest and are told in that of the rest',
  ],
  zero_run: [
    'is a zero of a counter that stood still and left out',
    'are zeros of a counter that stood still and left out',
  ],
  stuck: [
    'is of a sensor that was stuck and left out',
    'are one number of a sensor that was stuck and left out',
  ],
  placeholder: ['is a placeholder and left out', 'are placeholders and left out'],
  slip: ['lies far above all others and is left out', 'lie far above all others and are left out'],
}

/** What a first number would be with the cells as they stood that the cleaning took for none, or told in another unit. */
export function setAsides(context: Context, outcomes: ColumnProfile[]): Trial[] {
  const { table, profile } = context
  const sources = outcomes.flatMap(({ index }) => {
    const { name, derivedFrom = [] } = table.columns[index]!
    return profile.columns.filter((column) => column.name === name || derivedFrom.includes(column.name))
  })
  return [...new Set(sources)].flatMap((column) => {
    const asides = table.columns[column.index]!.aside ?? []
    return column.additivity === 'semi_additive' || column.of ? [] : (trialOf(context, column, asides) ?? [])
  })
}

function trialOf({ table }: Context, column: ColumnProfile, asides: Aside[]): Trial | null {
  const most = [...asides].sort((a, b) => b.rows - a.rows)[0]
  if (!most) return null
  const isSum = column.additivity === 'additive'
  const known = table.columns[column.index]!.numbers!.filter((number) => !Number.isNaN(number))
  const sum = known.reduce((total, number) => total + number, 0)
  const before = asides.reduce((total, { was, now }) => total + was - (now ?? 0), sum)
  const gone = asides.reduce((total, { rows, now }) => total + (now === null ? rows : 0), 0)
  const [is, was] = isSum ? [sum, before] : [sum / known.length, before / (known.length + gone)]
  const rows = asides.reduce((total, aside) => total + aside.rows, 0)
  const measure = isSum ? 'sum' : 'avg'
  const one = rows === 1
  const effect = Math.abs(was / is - 1)
  if (!Number.isFinite(effect)) return null
  return caveatOf({
    value: setAsideValue,
    columns: [column.index],
    effect,
    rows: known.length,
    tell: () =>
      tell(
        countFigure(column, rows, { measure: 'set_aside', rows: table.rowCount }),
        ` ${one ? 'value' : 'values'} of ${column.label} ${words[most.kind][one ? 0 : 1]}: with ${one ? 'it' : 'them'} ${isSum ? 'the total' : 'the average'} would be `,
        shareFigure(column, effect, {
          measure: `${measure}(as it stood) / ${measure} - 1`,
          rows: known.length + gone,
        }),
        ` ${was > is ? 'higher' : 'lower'}.`,
      ),
  })
}

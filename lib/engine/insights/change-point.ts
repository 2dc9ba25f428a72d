import type { Filter } from '@/lib/contracts/query'
import { formatPeriod } from '@/lib/format/format-period'
import type { ColumnProfile } from '../profile/profile'
import type { Context } from './context'
import type { Course } from './course'
import { isoDate } from './periods'
import { tell } from './telling'
import { labelOf } from './timeline'
import { stepAdvantageMin } from './trend'
import type { Trial } from './trial'
import { averageFigure, averageOver } from './window'

const rowsMin = 30
const binsMin = 12
/** In standard deviations of the scores: a smaller shift is not seen among the rows. */
const shiftMin = 0.1

/**
 * A measure whose level changes once and stays: Pettitt's test (Pettitt 1979) on normal scores after recurring
 * cycles are taken out, the date by least squares, with the same error as for a trend. Needs 30 rows in 12 periods, a
 * shift of 0.1 standard deviations, and a step that fits clearly better than a line.
 */
export function findChangePoints(context: Context): Trial[] {
  return context.measures.flatMap((measure) => {
    const course = context.course(measure)
    return course && course.bins.count >= binsMin ? [changeOf(context, measure, course)] : []
  })
}

function changeOf(context: Context, measure: ColumnProfile, course: Course): Trial {
  const { step, rows, bins, time } = course
  const at = bins.starts[step.cut]!
  const before = averageOver(context, measure, (code) => time.msOfCode[code]! < at)
  const after = averageOver(context, measure, (code) => time.msOfCode[code]! >= at)
  const isPlain = Math.sign(after.value - before.value) === Math.sign(step.shift)
  const isStep = course.stepAdvantage > stepAdvantageMin
  const filter = (op: '<' | '>='): Filter[] => [{ column: time.name, op, value: isoDate(at) }]
  return {
    kind: 'change_point',
    columns: [measure.index, time.index],
    value: isoDate(at),
    direction: step.shift > 0 ? 'up' : 'down',
    test: 'Pettitt test on normal scores, corrected for autocorrelation',
    statistic: step.reach,
    p: step.p,
    effect: Math.min(1, Math.abs(step.shift) / 2),
    rows,
    isLarge: rows >= rowsMin && Math.abs(step.shift) >= shiftMin && isPlain && isStep,
    impact: context.importance(measure.index) * (0.7 + 0.3 * Math.min(1, Math.abs(step.shift))),
    topic: `course:${measure.index}`,
    tell: () =>
      tell(
        `${measure.label} ${step.shift > 0 ? 'steps up' : 'steps down'} around `,
        `${formatPeriod(labelOf(bins, step.cut))}: it averages `,
        averageFigure(measure, before, filter('<')),
        ' before and ',
        averageFigure(measure, after, filter('>=')),
        ' after.',
      ),
  }
}

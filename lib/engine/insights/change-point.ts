import { formatPeriod } from '@/lib/format/format-period'
import type { ColumnProfile } from '../profile/profile'
import type { Context } from './context'
import type { Course } from './course'
import { allTime, levelFigure, levelOver, type Mode, subjectOf } from './level'
import { tell } from './telling'
import { stepAdvantageMin } from './trend'
import type { Trial } from './trial'

const rowsMin = 30
const binsMin = 12
/** In standard deviations of the scores: a smaller shift is not seen among the rows. */
const shiftMin = 0.1
/** A shift below this many standard deviations is news only if the level itself changes by a part that people feel. */
const plainShift = 0.5
const levelShareMin = 0.03

/**
 * A measure whose level changes once and stays, over rows and, where the number of rows varies, by the totals of
 * periods: Pettitt's test (Pettitt 1979) on normal scores after recurring cycles are taken out, the date by least
 * squares, with the same error as for a trend. Needs 30 rows in 12 periods, a shift of 0.1 standard deviations, a step that
 * fits clearly better than a line, and no return to the level before nor the like in the same months of the year before.
 */
export function findChangePoints(context: Context): Trial[] {
  return context.measures.flatMap((measure) => {
    const [rows, totals] = [context.course(measure), context.totalsCourse(measure)]
    return [
      ...(rows && rows.bins.count >= binsMin
        ? [changeOf(context, measure, { course: rows, mode: 'rows' })]
        : []),
      ...(totals && totals.bins.count >= binsMin
        ? [changeOf(context, measure, { course: totals, mode: 'totals' })]
        : []),
    ]
  })
}

function changeOf(context: Context, measure: ColumnProfile, run: { course: Course; mode: Mode }): Trial {
  const { step, rows, bins, time, stepAdvantage } = run.course
  const { mode } = run
  const at = Math.max(time.min, bins.starts[step.cut]!)
  const before = levelOver(context, measure, { mode, ...allTime, until: at })
  const after = levelOver(context, measure, { mode, ...allTime, from: at })
  const isPlain = Math.sign(after.value - before.value) === Math.sign(step.shift)
  return {
    kind: 'change_point',
    columns: [measure.index, time.index],
    value: time.write(at),
    direction: step.shift > 0 ? 'up' : 'down',
    test: 'Pettitt test on normal scores, corrected for autocorrelation',
    statistic: step.reach,
    p: step.p,
    effect: Math.min(1, Math.abs(step.shift) / 2),
    rows,
    isLarge:
      rows >= rowsMin &&
      !step.isPassing &&
      Math.abs(step.shift) >= shiftMin &&
      isPlain &&
      isFelt(step.shift, before.value, after.value) &&
      stepAdvantage > stepAdvantageMin,
    impact: context.importance(measure.index) * (0.7 + 0.3 * Math.min(1, Math.abs(step.shift))),
    topics: [`course:${measure.index}`],
    tell: () =>
      tell(
        `${subjectOf(context, measure, mode)} ${step.shift > 0 ? 'steps up' : 'steps down'} around `,
        `${formatPeriod(time.write(at))}: it averages `,
        levelFigure(context, measure, { mode, level: before }),
        ' before and ',
        levelFigure(context, measure, { mode, level: after }),
        ' after.',
      ),
  }
}

function isFelt(shift: number, before: number, after: number): boolean {
  const level = Math.max(Math.abs(before), Math.abs(after))
  return Math.abs(shift) >= plainShift || Math.abs(after - before) >= levelShareMin * level
}

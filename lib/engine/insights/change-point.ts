import { formatPeriod } from '@/lib/format/format-period'
import type { ColumnProfile } from '../profile/profile'
import { type Change, type Side, sidesOfCodes } from './compared-sides'
import type { Context } from './context'
import type { Course } from './course'
import {
  allTime,
  type Level,
  levelFigure,
  levelOver,
  type Mode,
  type Stretch,
  subjectOf,
  unitsWithin,
} from './level'
import { changeMakerWords } from './tell-change-maker'
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
        levelFigure(measure, before),
        ' before and ',
        levelFigure(measure, after),
        ' after',
        ...changeMakerWords(context, changeAt(context, measure, { mode, at, before, after })),
        '.',
      ),
  }
}

interface Step {
  mode: Mode
  at: number
  before: Level
  after: Level
}

/** What came before a moment and what came after, for asking who made the step. */
function changeAt(context: Context, measure: ColumnProfile, { mode, at, before, after }: Step): Change {
  const { msOfCode } = context.time!
  const ends = mode === 'rows' ? null : stretchesAround(context, at)
  const side = ({ filters, how }: Level, words: string, units: number): Side => ({
    filters,
    weight: 1 / units,
    how,
    words,
  })
  const isIn = (stretch: Stretch | undefined, ms: number) =>
    !stretch || (ms >= stretch.from && ms < stretch.until)
  return {
    measure,
    isSum: mode === 'totals',
    sideOfCode: sidesOfCodes(msOfCode.length, (code) => {
      const ms = msOfCode[code]!
      if (Number.isNaN(ms)) return -1
      const own = ms < at ? 0 : 1
      return isIn(ends?.[own], ms) ? own : -1
    }),
    sides: [
      side(before, 'what came before', ends?.[0].units ?? 1),
      side(after, 'what came after', ends?.[1].units ?? 1),
    ],
    filters: [],
    changeHow: '',
  }
}

/** The complete periods on both sides, and how many they are. */
function stretchesAround(
  context: Context,
  at: number,
): [Stretch & { units: number }, Stretch & { units: number }] {
  const { starts, first, last } = context.totals!.units
  const inside = starts.slice(first, last + 1)
  const of = (stretch: Stretch) => ({
    ...unitsWithin(context, stretch),
    units: inside.filter((start) => start >= stretch.from && start < stretch.until).length,
  })
  return [of({ ...allTime, until: at }), of({ ...allTime, from: at })]
}

function isFelt(shift: number, before: number, after: number): boolean {
  const level = Math.max(Math.abs(before), Math.abs(after))
  return Math.abs(shift) >= plainShift || Math.abs(after - before) >= levelShareMin * level
}

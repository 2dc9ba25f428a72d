import type { ColumnProfile, NumberSummary } from './profile'

/** So far from the median an average is carried, of what is usual, where it lies beyond the middle half … */
const carriedMin = 0.25
/** … and wherever it lies, of what is never below nothing. */
const farMin = 0.5

/**
 * Whether a few large or small values carry the average far from most, so that the median says
 * better how much is usual. Where most values are the lowest there is, the median says nothing.
 */
const isRuledByFew = ({ mean, median, min, q1, q3 }: NumberSummary): boolean =>
  q3 > q1 &&
  median > min &&
  (mean > q3 || mean < q1
    ? Math.abs(mean - median) >= carriedMin * Math.abs(median)
    : min >= 0 && mean - median >= farMin * median)

/** Whether a measure that does not add up is told by its median. */
export const isUneven = ({
  additivity,
  of,
  summary,
}: Pick<ColumnProfile, 'additivity' | 'of' | 'summary'>): boolean =>
  additivity === 'intensive' && !of && summary !== null && isRuledByFew(summary)

import { formatPeriod } from '@/lib/format/format-period'
import type { ColumnProfile } from '../profile/profile'
import { valueName } from '../profile/value-words'

/** A value of a column as a sentence names it: a period, what a yes or no means, else as it is called. */
export const namedValue = (column: Pick<ColumnProfile, 'words'>, value: unknown): string =>
  formatPeriod(valueName(column, value))

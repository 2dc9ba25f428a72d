import { percentileSchema } from '@/lib/contracts/query'

/** The aggregations that are of a column of numbers, as one choice of a pattern. */
export const summaryMarks = ['avg', 'median', 'max', 'min', 'sum', ...percentileSchema.options].join('|')

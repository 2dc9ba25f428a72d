import type { Figure } from '@/lib/contracts/claims'
import { formatCount } from '@/lib/format/format-count'
import type { Profile } from '../profile/profile'
import { rowsWord } from '../profile/row-words'
import type { Condition } from '../table/condition'
import { figure } from './sentence'

export const countFigure = (rows: number, column: string | null, filters: Condition[]) =>
  figure(rows, formatCount(rows), { measure: 'count', column, filters, rows })

export const rowsText = (profile: Profile, { value, text }: Figure) => `${text} ${rowsWord(profile, value)}`

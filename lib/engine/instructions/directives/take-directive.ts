import type { Plan } from '../../plan/plan'
import type { Understanding } from '../../understanding'
import { impossibleWish } from '../reasons/impossible'
import { dataWords } from '../values/data-words'
import { chartDirective } from './chart-directive'
import { colorDirective } from './color-directive'
import { columnDirective } from './column-directive'
import { countDirective } from './count-directive'
import type { Outcome } from './outcome'
import { readerDirective } from './reader-directive'
import { statementDirective } from './statement-directive'
import { titleDirective } from './title-directive'

/** What a clause asks of the whole dashboard rather than of a chart, put into the plan; null where it asks for none of it. */
export function takeDirective(clause: string, plan: Plan, understanding: Understanding): Outcome | null {
  return (
    titleDirective(clause, plan) ??
    countDirective(clause, plan) ??
    readerDirective(clause, plan, understanding) ??
    statementDirective(clause) ??
    impossibleWish(clause, dataWords(clause, understanding)) ??
    chartDirective(clause, plan, understanding) ??
    columnDirective(clause, plan, understanding) ??
    colorDirective(clause, plan, understanding)
  )
}

import type { Subject } from '@/lib/contracts/analysis'

/** What is followed, as people say it: `share with Status cancelled`, `Amount`. */
export function outcomeWords({ column, metric, of }: Subject['outcomes'][number]): string {
  if (metric !== 'rate' || !of) return column
  return of.value === true ? `share with ${column}` : `share with ${column} ${String(of.value)}`
}

import type { ColumnFacts } from './column-facts'
import type { ColumnProfile, Running } from './profile'
import { profileColumn } from './profile-column'

/** The same salary each month, paid into an account, is an amount, where a blank stands for none; so are few numbers again and again. */
export function asFlows(running: Running[], facts: ColumnFacts[], columns: ColumnProfile[]): void {
  for (const { index, flows } of running) {
    const evidence = [`${columns[index]!.label} moves by it.`]
    const isOpen = (one: number) => columns[one]!.role !== 'measure' && facts[one]!.filled > 1
    for (const flow of flows.filter(isOpen)) {
      const guess = { role: 'measure', confidence: 0.7, evidence, geo: null, timePart: null } as const
      columns[flow] = {
        ...profileColumn(facts[flow]!, { ...guess, evidence }, null),
        label: columns[flow]!.label,
      }
    }
  }
}

/** Long numbers that go up and down by what stands beside them are a stock, and no serial numbers. */
export function asLevels(running: Running[], facts: ColumnFacts[], columns: ColumnProfile[]): void {
  for (const { index } of running.filter((one) => columns[one.index]!.role !== 'measure')) {
    const guess = { role: 'measure', confidence: 0.8, evidence: [], geo: null, timePart: null } as const
    columns[index] = {
      ...profileColumn(facts[index]!, { ...guess, evidence: [] }, null),
      label: columns[index]!.label,
    }
  }
}

import type { ColumnFacts } from './column-facts'
import type { ColumnProfile, Running } from './profile'
import { profileColumn } from './profile-column'

/** The same salary each month, paid into an account, is an amount, where a blank stands for none. */
export function asFlows(running: Running[], facts: ColumnFacts[], columns: ColumnProfile[]): void {
  for (const { index, flows } of running) {
    const evidence = [`The same amount wherever there is one: ${columns[index]!.label} moves by it.`]
    for (const flow of flows.filter((one) => columns[one]!.role === 'constant' && facts[one]!.filled > 1)) {
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

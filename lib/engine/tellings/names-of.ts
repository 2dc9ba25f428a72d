import type { BlockDraft } from '@/lib/contracts/blocks'
import type { Insight } from '@/lib/contracts/claims'
import { pluralOf } from '../profile/plural-of'
import type { Profile } from '../profile/profile'
import type { Table } from '../table/table'

/** Texts, of which no column of a table of any use has more. */
const valuesMax = 5000

/** In lower case. */
export interface Names {
  /** What the table itself calls its columns, rows and values. */
  own: Set<string>
  /** What is called by the engine, as it is where it has no form of words: columns made of others, yes and no. */
  made: Set<string>
}

interface Told {
  table: Table
  profile: Profile
  blocks: Pick<BlockDraft, 'config'>[]
  insights: Pick<Insight, 'value' | 'evidence'>[]
}

/** What stands in the texts about a table that is no English: its own names, and those of what was made of it. */
export function namesOf({ table, profile, blocks, insights }: Told): Names {
  const [own, made] = [new Set<string>(), new Set<string>()]
  const add = (value: unknown, to = own): void => {
    if (typeof value !== 'string' || value.trim() === '') return
    to.add(value.toLowerCase())
    to.add(value.replaceAll('_', ' ').toLowerCase())
  }
  const { row, columns } = profile
  for (const word of [row?.one, row?.many]) add(word)
  for (const { name, label, each, index } of columns) {
    const source = table.columns[index]!
    for (const called of [name, label]) add(called, source.derivedFrom ? made : own)
    for (const word of each ? [each, pluralOf(each)] : []) add(word)
    if (!source.numbers && !source.derivedFrom)
      for (const value of source.values.slice(0, valuesMax)) add(value)
  }
  for (const { config } of blocks) {
    for (const words of Object.values(config.value_labels ?? {})) {
      for (const word of Object.values(words)) add(word, made)
    }
  }
  const evidence = [
    ...insights.map((insight) => insight.evidence),
    ...blocks.flatMap(({ config }) => config.evidence ?? []),
  ]
  for (const { filters = [], of } of evidence.flatMap(({ figures }) => figures)) {
    for (const { value } of of ? [...filters, of] : filters) for (const one of [value].flat()) add(one)
  }
  for (const { value } of insights) add(value)
  return { own, made }
}

import type { BlockDraft } from '@/lib/contracts/blocks'
import type { Insight } from '@/lib/contracts/claims'
import type { Profile } from '../profile/profile'
import type { Condition } from '../table/condition'
import type { Table } from '../table/table'

/** What a dashboard is made from, as the gate needs it: the rows that its cards are of. */
export interface Shown {
  table: Table
  profile: Profile
  /** The conditions of all cards. */
  filters: Condition[]
}

/**
 * Something that no dashboard may say. Looked at over what is finished, whatever made it, so that a fault anywhere
 * before it costs a card and no reader's trust.
 */
export interface Invariant {
  /** Whether a finding may be told beside those before it. */
  insight?(insight: Insight, shown: Shown, before: Insight[]): boolean
  /** The card as it may stand behind those before it: itself, with less said, or null where it may not stand. */
  card?(block: BlockDraft, shown: Shown, before: BlockDraft[]): BlockDraft | null
  /** Whether a sentence of the story may be told behind those before it. */
  text?(text: string, before: string[]): boolean
}

/** A card without its sentence and what proved it. */
export function withoutWords(block: BlockDraft): BlockDraft {
  const { evidence, ...config } = block.config
  return { ...block, description: '', config }
}

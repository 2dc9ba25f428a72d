import type { ClauseReport } from '@/lib/contracts/analysis'
import type { DashboardDraft } from '@/lib/contracts/draft'
import type { Ctx } from '../context'
import { inputOf } from './analyze-claim'
import type { Claim } from './claim-generation'

export interface SentenceCards {
  blocks: DashboardDraft['blocks']
  /** What became of the sentence's parts. */
  clauses: ClauseReport[]
}

/** The cards that a sentence alone asks for, of a table as a generation has it read and of the rows that it leaves. */
export async function cardsOfSentence(
  ctx: Ctx,
  table: Pick<Claim, 'generation' | 'dataset'>,
  { sentence, signal }: { sentence: string; signal?: AbortSignal },
): Promise<SentenceCards> {
  const input = await inputOf(ctx, table)
  const { draft } = await ctx.engine.analyzeFile({ ...input, sentence, signal })
  return { blocks: draft.blocks.filter(({ clause }) => clause !== undefined), clauses: draft.instructions }
}

import type { DashboardDraft } from '@/lib/contracts/draft'
import type { Ctx } from '../context'
import { cardsOfSentence } from './cards-of-sentence'
import type { Claim } from './claim-generation'

export interface AddedCards {
  /** All that were read for it; what is added meanwhile is not among them. */
  sentences: string[]
  cards: { sentence: string; block: DashboardDraft['blocks'][number] }[]
}

/** Cards that the owner has added by sentences, made anew where the table still bears them. */
export async function makeAddedCards(ctx: Ctx, claim: Claim): Promise<AddedCards> {
  const sentences = await findSentences(ctx, claim.generation.dashboardId)
  const cards: AddedCards['cards'] = []
  for (const sentence of sentences) {
    const { blocks } = await cardsOfSentence(ctx, claim, { sentence })
    cards.push(...blocks.map((block) => ({ sentence, block })))
  }
  return { sentences, cards }
}

/** Those with a card that stands; of the others none is to be made again. */
async function findSentences(ctx: Ctx, dashboardId: string | null): Promise<string[]> {
  if (!dashboardId) return []
  const rows = await ctx.db.block.findMany({
    where: { dashboardId, sentence: { not: null }, removedAt: null },
    select: { sentence: true },
    orderBy: { position: 'asc' },
  })
  return [...new Set(rows.flatMap(({ sentence }) => sentence ?? []))]
}

import type { FileType, PlannedBy } from '@/lib/contracts/generation'
import { rewordDraft } from '@/lib/engine/model/reword-draft'
import type { ConfiguredModel } from '@/lib/llm/language-model'
import type { Ctx } from '../context'
import type { Claim } from './claim-generation'
import type { AnalyzeInput } from './engine-pool'
import type { EngineResult } from './engine-task'
import { type ModelCall, openModelCall } from './model-call'
import { givenOf, readingOf } from './reading-of'

export interface Analysis extends EngineResult {
  plannedBy: PlannedBy
}

/**
 * Hands a claim's file to the engine, and what the engine asks to the model, where one is configured and there are
 * instructions to read. Whatever the model does or fails to do, the engine's own result stands.
 */
export async function analyzeClaim(
  ctx: Ctx,
  claim: Claim,
  onProgress: AnalyzeInput['onProgress'],
): Promise<Analysis> {
  const { model } = ctx
  const input = await inputOf(ctx, claim)
  if (!model || !input.instructions) {
    const result = await ctx.engine.analyzeFile({ ...input, onProgress })
    return { ...result, plannedBy: byGrammar(model, null) }
  }
  const call = openModelCall(ctx, model)
  const result = await ctx.engine.analyzeFile({ ...input, onProgress, onQuestion: call.ask })
  return reworded(result, { model, call })
}

/** How a generation has its table read and understood. */
export async function inputOf(
  ctx: Ctx,
  { generation, dataset }: Pick<Claim, 'generation' | 'dataset'>,
): Promise<AnalyzeInput> {
  return {
    path: await ctx.storage.path(dataset.storageKey),
    fileType: dataset.fileType as FileType,
    fileName: `${dataset.name}.${dataset.fileType}`,
    title: generation.title ?? undefined,
    keptTitle: await findKeptTitle(ctx, generation.dashboardId),
    instructions: generation.instructions ?? undefined,
    ...givenOf(dataset),
    outcome: generation.outcome ?? undefined,
    time: generation.eventTime,
    ...readingOf(generation),
  }
}

/** A title that the owner has edited stays, and what is asked of it is reported so. */
async function findKeptTitle(ctx: Ctx, dashboardId: string | null): Promise<string | undefined> {
  if (!dashboardId) return undefined
  const dashboard = await ctx.db.dashboard.findUnique({
    where: { id: dashboardId },
    select: { title: true, editedFields: true },
  })
  return dashboard?.editedFields.includes('title') ? dashboard.title : undefined
}

const byGrammar = (model: ConfiguredModel | null, reason: string | null): PlannedBy => ({
  source: 'grammar',
  model: model?.model.name ?? null,
  reason,
  clauses_asked: 0,
  clauses_read: 0,
  model_clauses: [],
  sentences_reworded: 0,
})

type Used = { model: ConfiguredModel; call: ModelCall }

/** The result with its sentences written for the audience, where there is one and that is wanted. */
async function reworded(result: EngineResult, { model, call }: Used): Promise<Analysis> {
  const { share, audience } = result
  const read = share?.read ?? []
  const isAsked = model.rewording && typeof audience === 'string' && audience !== ''
  const { draft, count } = isAsked
    ? await rewordDraft(result.draft, audience, (question) => call.ask(question))
    : { draft: result.draft, count: 0 }
  return {
    ...result,
    draft,
    plannedBy: {
      ...byGrammar(model, reasonOf(share, call)),
      source: read.length > 0 ? 'model' : 'grammar',
      clauses_asked: share?.asked ?? 0,
      clauses_read: read.length,
      model_clauses: read,
      sentences_reworded: count,
    },
  }
}

/** What kept the model from its part, in a sentence for the owner; null where nothing did. */
function reasonOf(share: EngineResult['share'], call: ModelCall): string | null {
  const failure = call.failure()
  if (share && share.read.length > 0) return failure && `The model stopped short: ${failure}.`
  if (!share || share.asked === 0)
    return `The grammar read the instructions whole.${failure ? ` The model wrote no sentence: ${failure}.` : ''}`
  if (failure) return `The model had no part in it: ${failure}.`
  if (share.problems.length > 0) return 'What the model answered does not fit the data or what was said.'
  return 'The model found nothing in the data that serves what was left open.'
}

import type { ShareLink } from '@/lib/db/generated/client'
import { readRows } from '@/lib/db/read-rows'
import { getEnv } from '@/lib/env'
import { requireActor } from '../access'
import type { Ctx } from '../context'
import { notFound, ServiceError } from '../errors'
import { generationPath, type Outcome, presentOutcome } from './present-generation'

/**
 * How far a generation has come, for the answer to the request that started it. A failure that is known by now
 * is thrown as the request's own answer; the failed generation can still be read.
 */
export async function getOutcome(ctx: Ctx, id: string, { param }: { param?: string } = {}): Promise<Outcome> {
  const outcome = await findOutcome(ctx, id)
  if (!outcome.error) return outcome
  const { code, message } = outcome.error
  throw new ServiceError(code, {
    message,
    ...placeOf(code, message, param),
    location: getEnv().baseUrl + generationPath(id),
    generationId: id,
  })
}

type OutcomeRow = Omit<Parameters<typeof presentOutcome>[0], 'dashboard'>

const outcomeText = `SELECT id, dataset_id, dashboard_id, status, error_code, error_message
   FROM generations WHERE id = $1::uuid AND account_id = $2::uuid`

/** Of several links the one that it made. */
const linkText = `SELECT l.* FROM share_links l JOIN generations g ON g.dashboard_id = l.dashboard_id
  WHERE g.id = $1::uuid AND g.account_id = $2::uuid AND l.revoked_at IS NULL ORDER BY l.created_at LIMIT 1`

/** Whoever may start a generation may hear how it ended, also with a key that can't read others. */
async function findOutcome(ctx: Ctx, id: string): Promise<Outcome> {
  const { accountId } = requireActor(ctx)
  const [[row], shareLinks] = await Promise.all([
    readRows<OutcomeRow>(ctx.db, outcomeText, [id, accountId]),
    readRows<ShareLink>(ctx.db, linkText, [id, accountId]),
  ])
  if (!row) throw notFound('generation')
  return presentOutcome({ ...row, dashboard: { shareLinks } })
}

/** What does not fit the file is said of a field by its name, in front of the text; all else of the file. */
function placeOf(code: string, message: string, param: string | undefined) {
  const place = code === 'validation_error' ? /^(outcome|time|sheet|shape): (.*)$/su.exec(message) : null
  if (!place) return { param }
  const [path, told] = [place[1]!, place[2]!]
  return { param: path, details: [{ path, code: issueCodes[path] ?? 'invalid_column', message: told }] }
}

const issueCodes: Record<string, string> = { sheet: 'unknown_sheet', shape: 'invalid_shape' }

import type { Dashboard } from '@/lib/contracts/dashboard'
import { readRows } from '@/lib/db/read-rows'
import { requireScope, requireUuid } from '../access'
import type { Ctx } from '../context'
import { notFound } from '../errors'

/** What is read to know whether a dashboard is still as it was, without reading it. */
export interface DashboardVersion {
  /** Another one after each change of what is written of the dashboard, its cards and its dataset. */
  name: string
  /** Changes with time alone, as links end: whatever is kept under the name says it as it was read with it. */
  visibility: Dashboard['visibility']
}

/** Of one of the account that asks; throws as `getDashboard` does. */
export async function getDashboardVersion(ctx: Ctx, dashboardId: string): Promise<DashboardVersion> {
  const { accountId } = requireScope(ctx, 'dashboards:read')
  const version = await findDashboardVersion(ctx, requireUuid(dashboardId, 'dashboard'), accountId)
  if (!version) throw notFound('dashboard')
  return version
}

const versionStatement = `
  SELECT concat_ws(' ', d.xmin, d.updated_at, s.xmin,
           (SELECT string_agg(b.xmin::text, ',' ORDER BY b.position)
              FROM blocks b WHERE b.dashboard_id = d.id)) AS rows,
         EXISTS (
           SELECT 1 FROM share_links l
            WHERE l.dashboard_id = d.id AND l.visibility = 'public'
              AND (l.revoked_at IS NULL OR l.revoked_at > $3::timestamptz)
              AND (l.expires_at IS NULL OR l.expires_at > $3::timestamptz)) AS is_public
    FROM dashboards d JOIN datasets s ON s.id = d.dataset_id
   WHERE d.id = $1::uuid AND ($2::uuid IS NULL OR d.account_id = $2::uuid)`

/**
 * Postgres writes each change of a row as a row of its own with the number of its transaction (xmin): unlike a time, no
 * two are the same, and nobody can forget to write it. Public as `isPublic` has it.
 */
export async function findDashboardVersion(
  ctx: Ctx,
  id: string,
  accountId: string | null = null,
): Promise<DashboardVersion | null> {
  const [row] = await readRows<{ rows: string; isPublic: boolean }>(ctx.db, versionStatement, [
    id,
    accountId,
    new Date(),
  ])
  if (!row) return null
  const visibility = row.isPublic ? 'public' : 'private'
  return { name: `${id} ${row.rows} ${visibility}`, visibility }
}

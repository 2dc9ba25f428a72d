import { type IRateLimiterStoreNoAutoExpiryOptions, RateLimiterPrisma } from 'rate-limiter-flexible'
import type { RateLimit } from '@/lib/db/generated/client'
import { readRows } from '@/lib/db/read-rows'
import type { Ctx } from '../context'

/** Where limits are counted; a transaction too. */
export type CountingDb = Pick<Ctx['db'], 'rateLimit' | '$queryRawUnsafe'>

/** A window that has ended begins anew, and so does one that is set; any other is counted on where it stands. */
const countStatement = `
  INSERT INTO rate_limits AS kept (key, points, expire)
  VALUES ($1::text, $2::int, $3::timestamptz)
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN $5::boolean OR kept.expire <= $4::timestamptz THEN $2::int ELSE kept.points + $2::int END,
    expire = CASE WHEN $5::boolean OR kept.expire <= $4::timestamptz THEN $3::timestamptz ELSE kept.expire END
  RETURNING points, expire`

/** What is to be counted on which key, for how long; whether it is set rather than added. */
type Count = [key: string, points: number, msDuration: number, isSet?: boolean]

/** The library's counter, which writes with each request: in one statement past Prisma in the place of two with it. */
export class LimitCounter extends RateLimiterPrisma {
  private readonly db: CountingDb

  constructor(options: IRateLimiterStoreNoAutoExpiryOptions & { storeClient: CountingDb }) {
    super(options)
    this.db = options.storeClient
  }

  /** What the library calls to count `points` on `key`; resolves to how the row then stands. */
  async _upsert(...[key, points, msDuration, isSet = false]: Count) {
    const now = new Date()
    const expire = msDuration > 0 ? new Date(now.getTime() + msDuration) : null
    const rows = await readRows<Pick<RateLimit, 'points' | 'expire'>>(this.db, countStatement, [
      key,
      points,
      expire,
      now,
      isSet,
    ])
    return rows[0]
  }
}

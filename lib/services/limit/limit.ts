import type { Plan } from '@/lib/contracts/account'
import { getEnv } from '@/lib/env'

/** So many points within a window that begins with the first of them. */
export interface Limit {
  /** Names it in the table and in the headers; one name has one window. */
  name: string
  pointsMax: number
  windowSeconds: number
  /** What there is too much of, as in "Too many requests." */
  what: string
  /** How more become possible, where there is a way. */
  wayOut?: string
}

/** What is left of a limit after something was counted. */
export interface LimitState {
  limit: Limit
  remaining: number
  resetSeconds: number
}

export const minuteSeconds = 60
export const hourSeconds = 60 * minuteSeconds

/** A person at the pages is no program: counted apart from the account's keys, and as premium. */
export function requestLimit({ via, plan }: { via: 'key' | 'session'; plan: Plan }): Limit {
  const quota = getEnv().planLimits[via === 'session' ? 'premium' : plan]
  return {
    name: 'requests',
    pointsMax: quota.requestsPerMinute,
    windowSeconds: minuteSeconds,
    what: 'requests',
    wayOut: planWayOut(via === 'session' ? 'premium' : plan),
  }
}

export const generationLimit = (plan: Plan): Limit => ({
  name: 'generations',
  pointsMax: getEnv().planLimits[plan].generationsPerHour,
  windowSeconds: hourSeconds,
  what: 'generations',
  wayOut: planWayOut(plan),
})

/** Said where who asks is likely to be who runs it. */
export const planWayOut = (plan: Plan): string | undefined =>
  getEnv().isLocal
    ? `On an installation of your own, start it with RATE_LIMITS=off${plan === 'free' ? ', or change the plan: npm run -s key -- --email YOURS --plan premium' : ''}.`
    : undefined

/** Of one address. Keys can't be guessed; this tells a program that keeps trying to stop. */
export const failedKeyLimit: Limit = {
  name: 'failed_keys',
  pointsMax: 60,
  windowSeconds: minuteSeconds,
  what: 'requests with a key that is not valid',
}

/** Of one account that is signed in to, whoever tries; what succeeds clears it. */
export const signInAccountLimit: Limit = {
  name: 'sign_in_account',
  pointsMax: 10,
  windowSeconds: 15 * minuteSeconds,
  what: 'failed sign-ins of this account',
}

/** Of one address, whatever accounts it tries: many people may share one. */
export const signInAddressLimit: Limit = {
  name: 'sign_in_address',
  pointsMax: 60,
  windowSeconds: 15 * minuteSeconds,
  what: 'failed sign-ins from your network',
}

/** Of one address; a class of pupils may sign up at once. */
export const signUpLimit: Limit = {
  name: 'sign_up',
  pointsMax: 30,
  windowSeconds: hourSeconds,
  what: 'new accounts from your network',
}

/** Of one account that verifies its address. */
export const verifyEmailLimit: Limit = {
  name: 'verify_email',
  pointsMax: 5,
  windowSeconds: hourSeconds,
  what: 'codes for this account',
}

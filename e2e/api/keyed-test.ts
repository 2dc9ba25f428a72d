import { test as base } from '@playwright/test'
import { makeKey } from './product'

interface Keys {
  plans: { free: 'free'; premium: 'premium' }
  freeKey: string
  premiumKey: string
}

/** Tests with the keys of two accounts, one a plan, made once for each worker of the runner. */
export const test = base.extend<object, Keys>({
  plans: [
    { free: 'free', premium: 'premium' },
    { option: true, scope: 'worker' },
  ],
  freeKey: [async ({ plans }, use) => use(makeKey(plans.free)), { scope: 'worker' }],
  premiumKey: [async ({ plans }, use) => use(makeKey(plans.premium)), { scope: 'worker' }],
})

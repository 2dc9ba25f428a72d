import { getEnv } from '@/lib/env'
import { createWebhookPoster, type PostWebhook } from './post-webhook'
import { createDnsResolver, resolveLikeSystem } from './resolve-name'

/** The product's own: private hosts as the settings say, names as the system's name servers tell them. */
export const openWebhookPoster = (): PostWebhook =>
  createWebhookPoster({
    privateHosts: getEnv().webhookPrivateHosts,
    resolvePublic: createDnsResolver(),
    resolvePrivate: resolveLikeSystem,
  })

import { getEnv } from '@/lib/env'

/** Behind https a cookie's name makes browsers refuse to take it from anywhere else. */
export const hasSecureCookies = (): boolean => getEnv().baseUrl.startsWith('https://')

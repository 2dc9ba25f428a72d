import { createClient } from '@/lib/client/create-client'

/** The API as the page's own session may use it. */
export const api = createClient({ baseUrl: '' })

import type { Answer } from './reply'

/** An answer that sets cookies besides. */
export const withCookies = (answer: Answer, cookies: string[]): Answer => ({
  toResponse: (requestId) => {
    const response = answer.toResponse(requestId)
    for (const cookie of cookies) response.headers.append('set-cookie', cookie)
    return response
  },
})

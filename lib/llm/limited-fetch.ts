/** An answer that is longer is none: a plan is a few kB, and what a server sends may have no end. */
export const answerBytesMax = 512 * 1024

/**
 * `fetch` that follows no redirect (question and key go where they were sent and nowhere else) and that closes the
 * connection of an answer with more than `answerBytesMax`.
 */
export const limitedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (!response.body) return response
  let bytes = 0
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > answerBytesMax) controller.error(new AnswerTooLong())
      else controller.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = response
  // Once more: fetch itself lets go of the signal when its response is collected, whose place another takes here.
  const body = response.body.pipeThrough(limit, { signal: init?.signal ?? undefined })
  return new Response(body, { status, statusText, headers })
}

export class AnswerTooLong extends Error {
  override name = 'AnswerTooLong'
}

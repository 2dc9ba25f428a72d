/** What a refused upload may still send before the connection is given up. */
const drainBytesMax = 256 * 1024 * 1024
const drainTimeoutMs = 15_000

/**
 * Reads a refused body to its end and forgets it: many clients read the answer only after they have sent all,
 * so an unread body would leave them hanging or cut them off without an answer.
 */
export async function drainBody(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const timer = setTimeout(() => cancel(reader), drainTimeoutMs)
  timer.unref()
  try {
    for (let bytes = 0; bytes < drainBytesMax; ) {
      const chunk = await reader.read()
      if (chunk.done) return
      bytes += chunk.value.length
    }
    cancel(reader)
  } catch {
    // The client went away, which is what a drain waits for.
  } finally {
    clearTimeout(timer)
  }
}

const cancel = (reader: ReadableStreamDefaultReader<Uint8Array>) => {
  reader.cancel().catch(() => {})
}

/** For answers that were given before the body was looked at. */
export function drainUnread(request: Request): void {
  if (request.body && !request.body.locked) void drainBody(request.body.getReader())
}

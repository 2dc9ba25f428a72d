/** After that the http server's own limit ends the connection. */
const drainTimeoutMs = 30_000

/**
 * Reads a refused body to its end and forgets it: many clients read the answer only after they have sent all,
 * so an unread body would leave them hanging or cut them off without an answer.
 */
export async function drainBody(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const timer = setTimeout(() => void reader.cancel().catch(() => {}), drainTimeoutMs)
  timer.unref()
  try {
    while (!(await reader.read()).done);
  } catch {
    // The client went away, which is what a drain waits for.
  } finally {
    clearTimeout(timer)
  }
}

/** For answers that were given before the body was looked at. */
export function drainUnread(request: Request): void {
  if (request.body && !request.body.locked) void drainBody(request.body.getReader())
}

const timeoutMs = 10_000

/**
 * Whether somebody answers HTTP there, whatever they say. A connection that is closed at once is an answer too: a server
 * that has more of them than it takes is well.
 */
export async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' })
    await response.body?.cancel()
    return true
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } }
    return name !== 'TimeoutError' && cause?.code !== 'ECONNREFUSED'
  }
}

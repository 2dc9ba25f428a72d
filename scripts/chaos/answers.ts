/** What was answered in a run, by status. */
export interface Answers {
  ask: (url: string, init?: RequestInit) => Promise<Answer | null>
  /** 5xx by status, each with the first that was seen. */
  failures: Map<number, { count: number; first: string }>
}

export interface Answer {
  status: number
  retryAfterMs: number
  data: Record<string, unknown> | null
  message: string
}

const timeoutMs = 90_000

/** Counts every 5xx; what breaks off, as under a kill, is null. */
export function openAnswers(): Answers {
  const failures: Answers['failures'] = new Map()
  const ask = async (url: string, init?: RequestInit): Promise<Answer | null> => {
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) })
      const text = await response.text()
      const { data = null, message = text.slice(0, 200) } = parse(text)
      if (response.status >= 500) {
        const first = `${init?.method ?? 'GET'} ${new URL(url).pathname}: ${message}`
        const seen = failures.get(response.status) ?? { count: 0, first }
        failures.set(response.status, { ...seen, count: seen.count + 1 })
      }
      const retryAfterMs = 1000 * Number(response.headers.get('retry-after') ?? 1)
      return { status: response.status, retryAfterMs, data, message }
    } catch {
      return null
    }
  }
  return { ask, failures }
}

function parse(text: string): Partial<Pick<Answer, 'data' | 'message'>> {
  try {
    return JSON.parse(text) as Answer
  } catch {
    return {}
  }
}

import type { RawAnswer, RawRequest } from './send'

interface Finding {
  wrong: string
  /** What was asked for, by whom. */
  name: string
  index: number
  request?: RawRequest
  answer?: RawAnswer
}

export interface Findings {
  count: (answer: RawAnswer) => void
  add: (finding: Finding) => void
  total: () => number
  /** Each kind of finding once, with how often, and the case to repeat it by. */
  lines: () => string[]
  /** The same without the cases. */
  kinds: () => string[]
  summary: () => string
}

const shown = 300

/** `onFirst` is told of each kind at once: a run of an hour that is broken off has said what it found. */
export function createFindings(onFirst?: (line: string) => void): Findings {
  const kinds = new Map<string, { times: number; first: Finding }>()
  const statuses = new Map<number, number>()
  const sorted = () => [...kinds.values()].sort((a, b) => b.times - a.times)
  let total = 0
  let slowestMs = 0
  return {
    count: ({ status, ms }) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      slowestMs = Math.max(slowestMs, ms)
    },
    add: (finding) => {
      total++
      const kind = finding.wrong.replace(/[0-9a-f-]{36}/g, '<id>').slice(0, 80)
      const known = kinds.get(kind)
      if (known) known.times++
      else {
        kinds.set(kind, { times: 1, first: finding })
        onFirst?.(lineOf(finding))
      }
    },
    total: () => total,
    lines: () => sorted().map(({ times, first }) => `${times} × ${lineOf(first)}`),
    kinds: () => sorted().map(({ times, first }) => `${times} × ${first.wrong}`),
    summary: () =>
      `${[...statuses]
        .sort(([a], [b]) => a - b)
        .map(([status, times]) => `${times} × ${status}`)
        .join(', ')}; slowest ${(slowestMs / 1000).toFixed(1)} s`,
  }
}

function lineOf({ wrong, name, index, request, answer }: Finding): string {
  const asked = request
    ? `${request.method} ${request.path.slice(0, shown)} ${JSON.stringify(request.headers).slice(0, shown)}`
    : ''
  const sent = request?.body ? ` ← ${request.body.toString('latin1').slice(0, shown)}` : ''
  const answered = answer ? ` → ${answer.status} ${answer.body.toString().slice(0, shown)}` : ''
  return `${wrong}\n    ${name}, --only ${index}: ${asked}${sent}${answered}`
}

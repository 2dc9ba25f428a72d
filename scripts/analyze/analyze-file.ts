import fs from 'node:fs'
import path from 'node:path'
import type { Stage } from '@/lib/contracts/analysis'
import type { AnalyzeRequest, DashboardDraft } from '@/lib/contracts/draft'
import type { ErrorCode } from '@/lib/contracts/errors'
import type { FileType } from '@/lib/contracts/generation'
import { writeCleanedCsv } from '@/lib/engine/clean/write-cleaned-csv'
import { composeDashboard } from '@/lib/engine/compose/compose-dashboard'
import { EngineError } from '@/lib/engine/engine-error'
import { Failures } from '@/lib/engine/failures'
import { understandDataset } from '@/lib/engine/generate-dashboard'
import { parseInstructions } from '@/lib/engine/instructions/parse-instructions'

type Timing = Partial<Record<Stage | 'total', number>>

export type ResultLine =
  | { id: string; ok: false; error: { code: ErrorCode; message: string } }
  | ({ id: string; ok: true; error: null; timing: Timing } & Omit<DashboardDraft, 'title' | 'description'> &
      Pick<DashboardDraft, 'title' | 'description'>)

/** One request to one result; what goes wrong is in the result, never thrown. */
export function analyzeFile(request: AnalyzeRequest): ResultLine {
  let bytes: Uint8Array
  try {
    bytes = fs.readFileSync(request.file)
  } catch {
    const message = `${path.basename(request.file)} can't be opened.`
    return { id: request.id, ok: false, error: { code: 'not_found', message } }
  }
  try {
    return { id: request.id, ok: true, error: null, ...analyzeBytes(bytes, request) }
  } catch (error) {
    return { id: request.id, ok: false, error: presentFailure(error) }
  }
}

function analyzeBytes(bytes: Uint8Array, request: AnalyzeRequest) {
  const clock = startClock()
  const understanding = understandDataset(bytes, {
    fileType: request.file_type ?? fileTypeOf(request.file),
    fileName: path.basename(request.file),
    roles: request.roles,
    overrides: request.overrides,
    undone: request.undone,
    outcome: request.outcome,
    time: request.time,
    sheet: request.sheet,
    shape: request.shape,
    onStage: clock.onStage,
    onRead: (rows) => request.table_out && clock.pause(() => writeTable(request.table_out!, rows())),
  })
  const plan = parseInstructions(request.instructions ?? '', understanding)
  const draft = composeDashboard(understanding, plan, {
    title: request.title,
    onStage: clock.onStage,
    failures: new Failures(printError),
  })
  const timing = clock.stop()
  if (request.cleaned_out) fs.writeFileSync(request.cleaned_out, writeCleanedCsv(understanding.table))
  return { ...draft, timing }
}

const writeTable = (file: string, rows: string[][]) => fs.writeFileSync(file, JSON.stringify(rows))

const fileTypeOf = (file: string): FileType =>
  /\.xlsx$/i.test(file) ? 'xlsx' : /\.(json|ndjson|jsonl|geojson)$/i.test(file) ? 'json' : 'csv'

/** Times each stage from its start to the next one's; writing files beside is not the engine's time. */
function startClock() {
  const timing: Timing = {}
  const started = performance.now()
  let paused = 0
  let stage: Stage | null = null
  let since = started
  const close = () => {
    const now = performance.now()
    if (stage) timing[stage] = round((timing[stage] ?? 0) + now - since)
    since = now
  }
  return {
    onStage(next: Stage) {
      close()
      stage = next
    },
    pause(work: () => void) {
      const before = performance.now()
      work()
      const spent = performance.now() - before
      paused += spent
      since += spent
    },
    stop(): Timing {
      close()
      return { ...timing, total: round(performance.now() - started - paused) }
    },
  }
}

const round = (milliseconds: number) => Math.round(milliseconds * 10) / 10

const printError = (error: unknown) =>
  void process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)

function presentFailure(error: unknown): { code: ErrorCode; message: string } {
  if (error instanceof EngineError) return { code: error.code, message: error.message }
  printError(error)
  return { code: 'internal_error', message: 'The engine failed on this file.' }
}

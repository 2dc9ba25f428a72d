import { readFileSync, writeFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { Stage } from '@/lib/contracts/analysis'
import { EngineError } from '@/lib/engine/engine-error'
import { Failures } from '@/lib/engine/failures'
import { cleanedTable, generateDashboard, generateWithModel } from '@/lib/engine/generate-dashboard'
import type { ModelQuestion } from '@/lib/engine/model/plan-question'
import { missingCode, type Table } from '@/lib/engine/table/table'
import type { Understanding } from '@/lib/engine/understanding'
import { csvCell, csvText } from '@/lib/format/csv-text'
import { isUnwritable } from '@/lib/storage/storage'
import type {
  AnalyzeTask,
  CleanTask,
  EngineAnswer,
  EngineMessage,
  EngineTask,
  EngineTiming,
} from './engine-task'
import { filterFile, pageFile } from './filter-file'
import { forgetFiles } from './held-tables'
import { keepReading, readingName } from './kept-reading'
import { warmUpEngine } from './warm-up-engine'

/** The product's start needs the processor first. */
const warmUpAfterMs = 1000

/** Ends the process when its parent is gone, also amid a file: only a thread of its own runs then. */
const orphanWatch = `
  const parent = process.ppid
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 250)
`

const send = (message: EngineMessage): void => {
  process.send?.(message)
}

async function analyze({ path, asksModel, ...given }: AnalyzeTask): Promise<void> {
  const clock = startClock()
  const onStage = (stage: Stage) => {
    clock.begin(stage)
    send({ type: 'stage', stage })
  }
  const bytes = readFileSync(path)
  let understood: Understanding | null = null
  const onUnderstood = (understanding: Understanding) => {
    understood = understanding
  }
  // the errors themselves are in the draft, for the log
  const options = { ...given, onStage, onUnderstood, failures: new Failures(() => undefined) }
  if (asksModel) {
    const { draft, plan, share } = await generateWithModel(bytes, options, askParent)
    const audience = plan.audience ?? null
    send({ type: 'result', result: { draft, timing: clock.stop(), share, audience } })
  } else {
    const draft = generateDashboard(bytes, options)
    send({ type: 'result', result: { draft, timing: clock.stop() } })
  }
  // who looks at the dashboard filters it next, in whichever process
  if (understood) keepReading(path, readingName(given), { bytes: bytes.length, understanding: understood })
}

/** Models are asked by the parent: this process has no network and no key. */
function askParent(question: ModelQuestion): Promise<string | null> {
  send({ type: 'question', question })
  return new Promise((resolve) => {
    hearAnswer = resolve
  })
}

let hearAnswer: (answer: string | null) => void = () => undefined

function clean({ path, cleanedTo, ...reading }: CleanTask): EngineMessage {
  const table = cleanedTable(readFileSync(path), reading)
  try {
    writeFileSync(cleanedTo, csvText(linesOf(table)))
  } catch (error) {
    if (!isUnwritable(error)) throw error
    return { type: 'unwritable', code: error.code as string }
  }
  return { type: 'cleaned' }
}

/** Each distinct value is made a cell once. */
function* linesOf({ columns, rowCount }: Table): Generator<string[]> {
  yield columns.map(({ name }) => csvCell(name))
  const cells = columns.map(({ values }) => values.map(csvCell))
  const cellAt = (column: number, code: number) => (code === missingCode ? '' : cells[column]![code]!)
  for (let row = 0; row < rowCount; row++) {
    yield columns.map(({ codes }, column) => cellAt(column, codes[row]!))
  }
}

function startClock() {
  const timing: EngineTiming = {}
  const started = performance.now()
  let current: Stage | 'total' = 'total'
  let since = started
  const begin = (next: Stage | 'total') => {
    const now = performance.now()
    if (current !== 'total') timing[current] = round((timing[current] ?? 0) + now - since)
    current = next
    since = now
  }
  const stop = (): EngineTiming => {
    begin('total')
    return { ...timing, total: round(performance.now() - started) }
  }
  return { begin, stop }
}

const round = (milliseconds: number) => Math.round(milliseconds * 10) / 10

const isOutOfMemory = (error: unknown) =>
  error instanceof RangeError &&
  /allocation failed|invalid (string|array|typed array) length/i.test(error.message)

/** Without the error's text, which may quote a cell of the file. */
const stackOf = (error: unknown): string =>
  error instanceof Error
    ? [error.name, ...(error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))].join('\n')
    : typeof error

function failure(error: unknown): EngineMessage {
  if (error instanceof EngineError) return { type: 'refused', code: error.code, message: error.message }
  if (isOutOfMemory(error)) return { type: 'out_of_memory' }
  return { type: 'crashed', stack: stackOf(error) }
}

new Worker(orphanWatch, { eval: true }).unref()
// A Ctrl-C reaches the whole group; the parent decides when we end.
process.on('SIGINT', () => undefined)
process.on('disconnect', () => process.exit())
let isIdle = true
process.on('message', async (task: EngineTask | EngineAnswer) => {
  isIdle = false
  if ('answer' in task) return hearAnswer(task.answer)
  try {
    if ('selection' in task) return send(filterFile(task))
    if ('asked' in task) return send(pageFile(task))
    // an upload may need the room
    forgetFiles()
    if ('cleanedTo' in task) send(clean(task))
    else await analyze(task)
  } catch (error) {
    send(failure(error))
  }
})
send({ type: 'ready' })
setTimeout(() => warmUpEngine(() => isIdle), warmUpAfterMs)

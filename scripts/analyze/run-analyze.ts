import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { type AnalyzeRequest, analyzeRequestSchema } from '@/lib/contracts/draft'
import { analyzeFile, type ResultLine } from './analyze-file'
import { printResult } from './print-result'

const usage = `Usage:
  npm run -s analyze -- FILE [--file-type csv|json|xlsx] [--instructions TEXT] [--title TEXT] [--outcome COLUMN] [--time COLUMN]... [--sheet NAME] [--shape wide|long] [--cleaned OUT.csv] [--table OUT.json] [--json]
  npm run -s analyze -- --batch REQUESTS.jsonl     one request a line, one result a line, in order`

/** The engine's command line; gives the exit code. */
export async function runAnalyze(args: string[]): Promise<number> {
  const parsed = readArguments(args)
  if (typeof parsed === 'string') {
    process.stderr.write(`${parsed}\n\n${usage}\n`)
    return 2
  }
  if (parsed.batch) return runBatch(parsed.batch)
  const result = analyzeFile(parsed.request)
  if (parsed.json) writeLine(result)
  else process.stdout.write(`${printResult(result)}\n`)
  return result.ok ? 0 : 1
}

type Arguments = { batch: string | null; json: boolean; request: AnalyzeRequest }

function readArguments(args: string[]): Arguments | string {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        batch: { type: 'string' },
        json: { type: 'boolean' },
        'file-type': { type: 'string' },
        instructions: { type: 'string' },
        title: { type: 'string' },
        outcome: { type: 'string' },
        time: { type: 'string', multiple: true },
        sheet: { type: 'string' },
        shape: { type: 'string' },
        cleaned: { type: 'string' },
        table: { type: 'string' },
      },
    })
    const file = positionals[0]
    if (!values.batch && (!file || positionals.length > 1)) return 'Name one file, or a batch of requests.'
    const request = analyzeRequestSchema.safeParse({
      id: file ?? '',
      file: file ?? '',
      file_type: values['file-type'],
      instructions: values.instructions,
      title: values.title,
      outcome: values.outcome,
      time: values.time,
      sheet: values.sheet,
      shape: values.shape,
      cleaned_out: values.cleaned,
      table_out: values.table,
    })
    if (!request.success) return '--file-type must be csv, json or xlsx, and --shape wide or long.'
    return { batch: values.batch ?? null, json: values.json ?? false, request: request.data }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function runBatch(file: string): number {
  let text: string
  try {
    text = fs.readFileSync(file, 'utf8')
  } catch (error) {
    process.stderr.write(`The batch can't be read: ${error instanceof Error ? error.message : error}\n`)
    return 2
  }
  for (const line of text.split('\n')) {
    if (line.trim() !== '') writeLine(answer(line))
  }
  return 0
}

function answer(line: string): ResultLine {
  const fail = (id: string, message: string): ResultLine => ({
    id,
    ok: false,
    error: { code: 'validation_error', message },
  })
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return fail('', 'The request line is not JSON.')
  }
  const request = analyzeRequestSchema.safeParse(value)
  if (request.success) return analyzeFile(request.data)
  const id = typeof value === 'object' && value && 'id' in value ? String(value.id) : ''
  return fail(id, request.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '))
}

/** Written at once and in full, also into a pipe, so that a batch's lines come as they are done. */
function writeLine(result: ResultLine) {
  const bytes = new TextEncoder().encode(`${JSON.stringify(result)}\n`)
  let written = 0
  while (written < bytes.length) {
    try {
      written += fs.writeSync(1, bytes, written)
    } catch (error) {
      const isFull = error instanceof Error && 'code' in error && error.code === 'EAGAIN'
      if (!isFull) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
    }
  }
}

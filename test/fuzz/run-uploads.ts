import { setTimeout as sleep } from 'node:timers/promises'
import type { Generation } from '@/lib/contracts/generation'
import { ask } from './client'
import { type CorpusFile, readCorpus } from './corpus'
import { type Draw, drawOf, isDrawn, oneOf } from './draw'
import { findUnfinished } from './find-unfinished'
import { createFindings, type Findings } from './findings'
import { type FuzzRun, runCases } from './fuzz-run'
import { createJudge, type Judge } from './judge-answer'
import type { MadeRequest } from './make-request'
import { multipart, type Part, spoilForm, spoilParts, textPart } from './multipart'
import { mutateFile } from './mutate-file'
import { oddText } from './odd-values'
import { type RawAnswer, send } from './send'
import type { World } from './world'

/** Uploads tables that were mutated, and reads what was made of them. */
export async function runUploads(run: FuzzRun): Promise<Findings> {
  const { world, seed } = run
  const judge = createJudge(world.document)
  const corpus = readCorpus()
  const findings = createFindings(run.onFirst)
  await runCases(run, async (index) => {
    const draw = drawOf(seed, index)
    const file = oneOf(draw, corpus)
    const request = makeUpload(world, file, draw)
    const name = `upload of ${file.name}`
    try {
      const answer = await send(world.baseUrl, request)
      findings.count(answer)
      const wrongs = [...judge(request, answer), ...(await endWrongs(world, { judge, answer, draw }))]
      for (const wrong of wrongs) findings.add({ wrong, name, index, request, answer })
    } catch (error) {
      findings.add({ wrong: `no answer: ${(error as Error).message}`, name, index, request })
    }
  })
  await findUnfinished(world, findings)
  return findings
}

const instructions = [
  '',
  '',
  '',
  'total by month as a line',
  'average of everything by the first column',
  'no pies',
]

function makeUpload(world: World, file: CorpusFile, draw: Draw): MadeRequest {
  const parts: Part[] = [
    textPart('file_type', isDrawn(draw, 94) ? file.type : oneOf(draw, ['csv', 'json', 'tsv', oddText(draw)])),
    textPart('instructions', oneOf(draw, instructions)),
    {
      name: 'file',
      fileName: isDrawn(draw, 90) ? file.name : oddText(draw),
      content: mutateFile(draw, file),
    },
  ]
  const plain = multipart(isDrawn(draw, 10) ? spoilParts(draw, parts) : parts)
  const { contentType, body } = isDrawn(draw, 5) ? spoilForm(draw, plain) : plain
  const operation = world.operations.find(({ id }) => id === 'generateDashboard')
  if (!operation) throw new Error('The document has no generateDashboard.')
  return {
    operation,
    persona: 'owner',
    method: 'POST',
    path: '/api/dashboard/generate/',
    headers: [...Object.entries(world.headers.owner), ['Content-Type', contentType]],
    body,
    isItsOwn: true,
    isForeign: false,
  }
}

const endTimeoutMs = 60_000

/** What is wrong with how an upload ends that was taken: its generation, its dashboard and its data are read. */
async function endWrongs(
  world: World,
  { judge, answer, draw }: { judge: Judge; answer: RawAnswer; draw: Draw },
): Promise<string[]> {
  if (answer.status >= 300) return []
  const { data } = JSON.parse(answer.body.toString()) as { data: { generation_id: string } }
  const generation = await waitForEnd(world, data.generation_id)
  if (generation.status === 'processing') return ['goes on for more than a minute']
  if (generation.status === 'failed') {
    const isOurs = generation.error?.code === 'internal_error'
    return isOurs ? [`fails by ${generation.error?.code}: ${generation.error?.message}`] : []
  }
  const paths = [`/api/dashboard/${generation.dashboard_id}/`]
  if (isDrawn(draw, 30)) paths.push(`${paths[0]}dataset/`, `${paths[0]}dataset/cleaned.csv/`)
  const wrong: string[] = []
  for (const path of paths) wrong.push(...(await readWrongs(world, judge, path)))
  return wrong
}

async function waitForEnd({ baseUrl, headers }: World, id: string): Promise<Generation> {
  const giveUpAt = Date.now() + endTimeoutMs
  for (;;) {
    const path = `/api/dashboard/generate/${id}/?wait=20`
    const generation = await ask<Generation>(baseUrl, { method: 'GET', path, headers: headers.owner })
    if (generation.status !== 'processing' || Date.now() > giveUpAt) return generation
  }
}

async function readWrongs(world: World, judge: Judge, path: string): Promise<string[]> {
  const template = path.replace(/dashboard\/[^/]+/, 'dashboard/{id}')
  const operation = world.operations.find(({ path: each, method }) => each === template && method === 'GET')
  if (!operation) throw new Error(`The document has no GET ${template}.`)
  const request: MadeRequest = {
    operation,
    persona: 'owner',
    method: 'GET',
    path,
    headers: Object.entries(world.headers.owner),
    body: null,
    isItsOwn: true,
    isForeign: false,
  }
  const answer = await sendInTurn(world, request)
  const wrong = judge(request, answer)
  if (answer.status !== 200) wrong.push(`${path} is answered with ${answer.status}`)
  return wrong
}

/** An account has a few cleaned tables made at a time, and is told when to come again. */
async function sendInTurn({ baseUrl }: World, request: MadeRequest): Promise<RawAnswer> {
  const giveUpAt = Date.now() + endTimeoutMs
  for (;;) {
    const answer = await send(baseUrl, request)
    if (answer.status !== 429 || Date.now() > giveUpAt) return answer
    await sleep(Number(answer.headers['retry-after']) * 1000)
  }
}

import { drawOf } from './draw'
import { findUnfinished } from './find-unfinished'
import { createFindings, type Findings } from './findings'
import { type FuzzRun, runCases } from './fuzz-run'
import { createJudge } from './judge-answer'
import { makeRequest } from './make-request'
import { send } from './send'

const renewEvery = 60

/** Sends requests that are made of the document and judges every answer by it. */
export async function runRequests(run: FuzzRun): Promise<Findings> {
  const { world, seed } = run
  const judge = createJudge(world.document)
  const findings = createFindings(run.onFirst)
  let renewing: Promise<void> = Promise.resolve()
  await runCases(run, async (index) => {
    if (index % renewEvery === renewEvery - 1) renewing = renewing.then(world.renew)
    const request = makeRequest(world, drawOf(seed, index))
    const name = `${request.operation.id} as ${request.persona}`
    try {
      const answer = await send(world.baseUrl, request)
      findings.count(answer)
      for (const wrong of judge(request, answer)) findings.add({ wrong, name, index, request, answer })
    } catch (error) {
      findings.add({ wrong: `no answer to ${name}: ${(error as Error).message}`, name, index, request })
    }
    await renewing
  })
  await findUnfinished(world, findings)
  return findings
}

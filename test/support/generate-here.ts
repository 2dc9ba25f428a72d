import { readFileSync } from 'node:fs'
import { generateFieldsSchema } from '@/lib/contracts/generation'
import { generateDashboard } from '@/lib/engine/generate-dashboard'
import { getGeneration } from '@/lib/services/generation/get-generation'
import { startGeneration } from '@/lib/services/generation/start-generation'
import { createTestContext, type TestContext } from './test-context'

/** A context whose engine runs in this process. */
export const createContextWithEngine = (): Promise<TestContext> =>
  createTestContext(async ({ path, onProgress, onQuestion, ...given }) => ({
    draft: generateDashboard(readFileSync(path), given),
    timing: { total: 1 },
  }))

/** A dashboard of a file, of an account of its own: who made it, and its id. */
export async function generateHere(
  test: TestContext,
  file: Uint8Array | string,
  given: Record<string, string> = {},
) {
  const ctx = await test.as()
  const isText = typeof file === 'string'
  const started = await startGeneration(ctx, {
    upload: await test.upload(ctx, isText ? file : Buffer.from(file)),
    fields: generateFieldsSchema.parse({ file_type: isText ? 'csv' : 'xlsx', ...given }),
  })
  const { dashboard_id } = await getGeneration(ctx, started.generation_id)
  return { ctx, id: dashboard_id ?? '' }
}

import { renameSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'

/** Bundles a process of ours (`web`, `worker`) into one plain module, so that it runs without a loader. */
export async function bundleProcess(projectDir: string, name: 'web' | 'worker'): Promise<void> {
  const script = processScript(projectDir, name)
  const draft = `${script}.${process.pid}`
  await build({
    entryPoints: [path.join(projectDir, 'scripts', `${name}.ts`)],
    outfile: draft,
    absWorkingDir: projectDir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // The floor of the supported ones: an older one would lose the attributes of JSON imports.
    target: 'node20.19',
    packages: 'external',
    logLevel: 'warning',
  })
  // Another start's process may be about to read it.
  renameSync(draft, script)
}

export const processScript = (projectDir: string, name: 'web' | 'worker'): string =>
  path.join(projectDir, '.build', 'processes', `${name}.mjs`)

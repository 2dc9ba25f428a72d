import path from 'node:path'
import { build } from 'esbuild'

/** Bundles a process of ours (`web`, `worker`) into one plain module, so that it runs without a loader. */
export async function bundleProcess(projectDir: string, name: 'web' | 'worker'): Promise<void> {
  await build({
    entryPoints: [path.join(projectDir, 'scripts', `${name}.ts`)],
    outfile: processScript(projectDir, name),
    absWorkingDir: projectDir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  })
}

export const processScript = (projectDir: string, name: 'web' | 'worker'): string =>
  path.join(projectDir, '.build', 'processes', `${name}.mjs`)

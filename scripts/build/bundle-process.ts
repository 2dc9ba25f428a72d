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
    // The floor of the supported ones: an older one would lose the attributes of JSON imports.
    target: 'node20.19',
    packages: 'external',
    logLevel: 'warning',
  })
}

export const processScript = (projectDir: string, name: 'web' | 'worker'): string =>
  path.join(projectDir, '.build', 'processes', `${name}.mjs`)

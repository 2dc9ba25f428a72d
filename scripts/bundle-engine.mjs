import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const outputFolder = path.join(root, '.build', 'engine')

/**
 * Bundles an entry (by default the engine's own) into one plain ES module under `.build/engine/` and gives its
 * path. It is built anew only when one of its sources is newer, so a command line starts in milliseconds.
 */
export async function bundleEngine(entry = 'lib/engine/generate-dashboard.ts') {
  const output = path.join(outputFolder, `${path.basename(entry).replace(/\.[a-z]+$/, '')}.mjs`)
  if (!isFresh(output)) await build(entry, output)
  return output
}

const sourcesOf = (output) => `${output}.sources.json`
const modified = (file) => fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY

function isFresh(output) {
  try {
    const built = fs.statSync(output).mtimeMs
    const sources = JSON.parse(fs.readFileSync(sourcesOf(output), 'utf8'))
    return sources.every((source) => modified(path.join(root, source)) < built)
  } catch {
    return false
  }
}

async function build(entry, output) {
  const { build: esbuild } = await import('esbuild')
  const startedAt = new Date()
  const result = await esbuild({
    entryPoints: [path.join(root, entry)],
    absWorkingDir: root,
    outfile: output,
    write: false,
    metafile: true,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
    // Some packages of CommonJS ask for `require` when they are bundled.
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module';const require = makeRequire(import.meta.url);",
    },
  })
  fs.mkdirSync(outputFolder, { recursive: true })
  const own = Object.keys(result.metafile.inputs).filter((file) => !file.startsWith('node_modules'))
  const sources = [...own, 'package-lock.json', 'scripts/bundle-engine.mjs']
  place(sourcesOf(output), JSON.stringify(sources))
  place(output, result.outputFiles[0].text)
  // What was edited while it was being built counts as newer.
  fs.utimesSync(output, startedAt, startedAt)
}

/** Written beside and renamed, so that a process started meanwhile reads the old or the new, never a half. */
function place(file, text) {
  const beside = `${file}.${process.pid}`
  fs.writeFileSync(beside, text)
  fs.renameSync(beside, file)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(await bundleEngine(process.argv[2]))
}

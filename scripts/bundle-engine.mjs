import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const outputFolder = path.join(root, '.build', 'engine')

/**
 * Bundles an entry (by default the engine's own) under `.build/engine/` and gives the path of a plain ES module that
 * loads it. It is built anew only when one of its sources is newer, so a command line starts in milliseconds.
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
    const { sources, bundle } = JSON.parse(fs.readFileSync(sourcesOf(output), 'utf8'))
    return (
      fs.existsSync(path.join(outputFolder, bundle)) &&
      sources.every((source) => modified(path.join(root, source)) < built)
    )
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
    format: 'cjs',
    target: 'node20',
    // Comments and blanks are a quarter of what each process reads; the names stay, for the log.
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'silent',
  })
  const { text } = result.outputFiles[0]
  const name = path.basename(output, '.mjs')
  const bundle = `${name}.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.cjs`
  fs.mkdirSync(outputFolder, { recursive: true })
  const own = Object.keys(result.metafile.inputs).filter((file) => !file.startsWith('node_modules'))
  const sources = [...own, 'package-lock.json', 'scripts/bundle-engine.mjs', 'scripts/load-bundle.mjs']
  place(path.join(outputFolder, bundle), text)
  place(sourcesOf(output), JSON.stringify({ sources, bundle }))
  place(output, loaderText(bundle, await exportsOf(esbuild, entry)))
  // What was edited while it was being built counts as newer.
  fs.utimesSync(output, startedAt, startedAt)
  removeOlder(name, bundle)
}

/** The names that an entry exports, as esbuild tells them of a module that is not bundled. */
async function exportsOf(esbuild, entry) {
  const { metafile } = await esbuild({
    entryPoints: [path.join(root, entry)],
    absWorkingDir: root,
    outfile: 'entry.mjs',
    write: false,
    metafile: true,
    format: 'esm',
    logLevel: 'silent',
  })
  return Object.values(metafile.outputs)[0].exports
}

const loaderText = (bundle, names) => `import { loadBundle } from '../../scripts/load-bundle.mjs'
const bundle = loadBundle(new URL('./${bundle}', import.meta.url))
${names.length > 0 ? `export const { ${names.join(', ')} } = bundle\n` : 'void bundle\n'}`

/** So long a process that was started before may take to read what it was told to load. */
const keptMs = 600_000

function removeOlder(name, bundle) {
  for (const file of fs.readdirSync(outputFolder)) {
    const isOlder = file.startsWith(`${name}.`) && file.includes('.cjs') && !file.startsWith(bundle)
    const at = path.join(outputFolder, file)
    if (isOlder && Date.now() - modified(at) > keptMs) fs.rmSync(at, { force: true })
  }
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

import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { type BuildOptions, build, type Metafile, stop } from 'esbuild'
import { type Company, fewScripts, onePackageAVersion } from './share-page-chunks'
import { scriptList, scriptsFolder, sharePageFolder } from './share-page-folder'

const wake = 'components/share-page/wake.tsx'
const draw = 'components/share-page/render-share-page.tsx'
const print = 'components/print-page/draw-print-page.tsx'

const pictures = 'components/charts/pictures.ts'
const map = 'components/charts/geo/drawn-map.tsx'
const menu = 'components/dashboard/card-menu-open.tsx'

/** Hardly a page is without a bar or a line, whatever else it shows; and what a card opens, its menu opens. */
const company: Company = {
  'components/charts/': [pictures],
  'components/charts/geo/': [pictures, map],
  'components/shell/': [menu],
  'components/dashboard/': [menu],
  'components/dashboard/explore/': [menu, pictures],
  'components/dashboard/picture-file/': [menu, pictures],
}

const sharedOptions = (projectDir: string): BuildOptions => ({
  absWorkingDir: projectDir,
  bundle: true,
  jsx: 'automatic',
  minify: true,
  legalComments: 'none',
  logLevel: 'warning',
  alias: {
    'next/link': './components/share-page/plain-link.tsx',
    'tailwind-merge': './components/share-page/plain-merge.ts',
  },
  define: {
    'process.env.NODE_ENV': '"production"',
    // no viewer has need of what React has for its developers' tools
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  },
})

/**
 * Bundles the page of share links: what draws it on the server, and the scripts that wake it in the browser, compressed;
 * and the page to be printed. Neither has anything of Next's.
 */
export async function bundleSharePage(projectDir: string): Promise<void> {
  await Promise.all([bundleDrawing(projectDir), bundleScripts(projectDir)])
  // Its service would stay as long as we do.
  await stop()
}

async function bundleDrawing(projectDir: string): Promise<void> {
  const outfile = path.join(sharePageFolder(projectDir), 'draw.cjs')
  const draft = `${outfile}.${process.pid}`
  await build({
    ...sharedOptions(projectDir),
    entryPoints: [draw],
    outfile: draft,
    platform: 'node',
    format: 'cjs',
    target: 'node20.19',
  })
  renameSync(draft, outfile)
}

async function bundleScripts(projectDir: string): Promise<void> {
  const [shared, printed] = await Promise.all([buildScripts(projectDir), buildPrintScripts(projectDir)])
  const outputFiles = [...shared.outputFiles, ...printed.outputFiles]
  const folder = scriptsFolder(projectDir)
  mkdirSync(folder, { recursive: true })
  await Promise.all(outputFiles.map((file) => writeCompressed(file.path, file.contents)))
  const [script, ...modules] = importedBy(shared.metafile, wake).map((file) => path.basename(file))
  const [printScript] = importedBy(printed.metafile, print).map((file) => path.basename(file))
  place(scriptList(projectDir), JSON.stringify({ script, modules, printScript }))
  removeOthers(folder, new Set(outputFiles.map((file) => path.basename(file.path))))
}

/** The scripts as they would be written. */
export const buildScripts = (projectDir: string) =>
  build({
    ...scriptOptions(projectDir),
    entryPoints: [wake],
    plugins: [fewScripts(projectDir, wake, company), onePackageAVersion],
  })

const scriptOptions = (projectDir: string) =>
  ({
    ...sharedOptions(projectDir),
    outdir: scriptsFolder(projectDir),
    write: false,
    metafile: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
  }) satisfies BuildOptions

/** The scripts that draw a page to be printed. */
const buildPrintScripts = (projectDir: string) =>
  build({
    ...scriptOptions(projectDir),
    entryPoints: [print],
    plugins: [fewScripts(projectDir, print, company)],
  })

/** The output that an input is the entry of, and all that it imports at once. */
export function importedBy({ outputs }: Metafile, entry: string): string[] {
  const files = new Set<string>()
  const follow = (file: string) => {
    files.add(file)
    for (const { path: imported, kind } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && !files.has(imported)) follow(imported)
  }
  for (const [file, { entryPoint }] of Object.entries(outputs)) if (entryPoint?.endsWith(entry)) follow(file)
  return [...files]
}

/** The name of a script says what is in it: one that is there is done. */
async function writeCompressed(file: string, contents: Uint8Array): Promise<void> {
  if (existsSync(`${file}.br`)) return
  const [small, smallest] = await Promise.all([
    promisify(gzip)(contents, { level: 9 }),
    promisify(brotliCompress)(contents),
  ])
  place(file, contents)
  place(`${file}.gz`, small)
  place(`${file}.br`, smallest)
}

/** Written beside and renamed: another start may be about to read it. */
function place(file: string, contents: string | Uint8Array): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, contents)
  renameSync(draft, file)
}

/** So long a process that was started before may take to read what it was told to load. */
const keptMs = 600_000

function removeOthers(folder: string, names: Set<string>): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name)
    const isOld = Date.now() - statSync(file).mtimeMs > keptMs
    if (isOld && !names.has(name.replace(/\.(gz|br)$/, ''))) rmSync(file, { force: true })
  }
}

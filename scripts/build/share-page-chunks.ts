import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'esbuild'

/** What has been fetched before anything whose path begins so, from the project's folder: the last that fits counts. */
export type Company = Record<string, string[]>

/**
 * Keeps in one file all that the first script imports, and in one each what stands by others that come later. By itself
 * esbuild cuts it up by who else would use which part of it, and each of two dozen files has its headers; but who is
 * fetched later always finds the first script there, and a card's dialog finds its menu.
 */
export const fewScripts = (projectDir: string, first: string, company: Company): Plugin => ({
  name: 'few-scripts',
  setup(build) {
    build.onResolve({ filter: /^[./@]/ }, async ({ path: asked, kind, importer, resolveDir }) => {
      if (kind !== 'dynamic-import' || asked.endsWith('.json')) return null
      const found = await build.resolve(asked, { kind: 'import-statement', importer, resolveDir })
      return found.errors.length > 0 ? found : { path: found.path, namespace: 'later' }
    })
    build.onLoad({ filter: /./, namespace: 'later' }, ({ path: file }) => {
      const there = [first, ...companyOf(path.relative(projectDir, file), company)]
      const imports = there.map((name) => `import ${JSON.stringify(path.join(projectDir, name))}`)
      return {
        contents: [...imports, `export * from ${JSON.stringify(file)}`].join('\n'),
        resolveDir: path.dirname(file),
      }
    })
  },
})

function companyOf(file: string, company: Company): string[] {
  const asked = file.split(path.sep).join('/')
  const fitting = Object.keys(company).filter((start) => asked.startsWith(start))
  return (company[fitting.at(-1) ?? ''] ?? []).filter((name) => name !== asked)
}

/** Of a package that lies in many folders in one version, one is enough. */
export const onePackageAVersion: Plugin = {
  name: 'one-package-a-version',
  setup(build) {
    const known = new Map<string, string>()
    build.onResolve({ filter: /^@radix-ui\/[^/]+$/ }, async ({ path: asked, pluginData, ...args }) => {
      if (pluginData === onePackageAVersion) return null
      const { kind, importer, resolveDir } = args
      const found = await build.resolve(asked, { kind, importer, resolveDir, pluginData: onePackageAVersion })
      if (found.errors.length > 0) return found
      const name = await versionOf(found.path, asked)
      if (!known.has(name)) known.set(name, found.path)
      return { ...found, path: known.get(name)! }
    })
  },
}

/** `name@version` of the package that a file lies in. */
async function versionOf(file: string, name: string): Promise<string> {
  const folder = file.slice(0, file.lastIndexOf(`${path.sep}${path.join(name)}${path.sep}`) + name.length + 1)
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    version: string
  }
  return `${name}@${version}`
}

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'esbuild'

/**
 * Keeps all that the first script imports in one file. By itself esbuild cuts it up by who else would use which part of
 * it, and each of two dozen files has its headers; but who is fetched later always finds the first script there.
 */
export const oneFirstScript = (first: string): Plugin => ({
  name: 'one-first-script',
  setup(build) {
    build.onResolve({ filter: /^[./@]/ }, async ({ path: asked, kind, importer, resolveDir }) => {
      if (kind !== 'dynamic-import' || asked.endsWith('.json')) return null
      const found = await build.resolve(asked, { kind: 'import-statement', importer, resolveDir })
      return found.errors.length > 0 ? found : { path: found.path, namespace: 'later' }
    })
    build.onLoad({ filter: /./, namespace: 'later' }, ({ path: file }) => ({
      contents: `import ${JSON.stringify(first)}\nexport * from ${JSON.stringify(file)}`,
      resolveDir: path.dirname(file),
    }))
  },
})

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

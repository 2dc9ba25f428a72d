import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import * as engine from '@prisma/schema-engine-wasm/schema_engine_bg'

const require = createRequire(import.meta.url)

/** The SQL that leads from one Prisma schema (null: an empty database) to another; any database will do for it. */
export async function schemaDiff(databaseUrl: string, from: string | null, to: string): Promise<string> {
  loadEngine()
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString: databaseUrl }))
  const schemaEngine = await engine.SchemaEngine.new(
    { datamodels: [[schemaName, to]] },
    () => undefined,
    adapter,
  )
  const { stdout } = await schemaEngine.diff({
    from: from === null ? { tag: 'empty' } : datamodel(from),
    to: datamodel(to),
    script: true,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  })
  return `${(stdout ?? '').trim()}\n`
}

const schemaName = 'schema.prisma'
const datamodel = (content: string) => ({
  tag: 'schemaDatamodel' as const,
  files: [{ path: schemaName, content }],
})

let loaded = false

/** Prisma's schema engine as WebAssembly: its native one would have to be downloaded. */
function loadEngine(): void {
  if (loaded) return
  loaded = true
  const file = require.resolve('@prisma/schema-engine-wasm/schema_engine_bg').replace(/\.js$/, '.wasm')
  const module = new WebAssembly.Module(readFileSync(file))
  const { exports } = new WebAssembly.Instance(module, { './schema_engine_bg.js': { ...engine } })
  engine.__wbg_set_wasm(exports)
  ;(exports as { __wbindgen_start: () => void }).__wbindgen_start()
}

/** Who may import whom: docs/ARCHITECTURE.md draws it, this holds it. */
const forbid = (name, from, to) => ({ name, severity: 'error', from: { path: from }, to })
const only = (name, from, allowed) =>
  forbid(name, from, { path: '^(app|components|lib|scripts|bench|test|e2e)/', pathNot: allowed })

const codeOf = (room) => `^${room}/(?!.*\\.test\\.tsx?$)`
/** The engine's rooms from the ground up: each knows only those before it, so that no two know each other. */
const engineRooms = [
  'engine-error.ts',
  'failures.ts',
  'stats/',
  'table/',
  'thesaurus/',
  'read/',
  'names/',
  'clean/',
  'shape/',
  'profile/',
  'trades/',
  'doubt/',
  'metric/',
  'derive/',
  'subject/',
  'understanding.ts',
  'insights/',
  'gate/',
  'stability/',
  'plan/',
  'request/',
  'rank/',
  'narrate/',
  'cards/',
  'story/',
  'worth/',
  'instructions/',
  'tellings/',
  'compose/',
  'filtered/',
  'model/',
  'generate-dashboard.ts',
]
const inEngine = (rooms) => `^lib/engine/(${rooms.join('|')})`
/** Tests, and what tests alone are made of, may look anywhere. */
const forTests = '\\.(test|fixture)\\.ts$|/fixture-table\\.ts$|/golden/'
const engineRule = (room, at) => ({
  name: 'engine-rooms-form-no-knot',
  severity: 'error',
  from: { path: inEngine([room]), pathNot: forTests },
  to: { path: inEngine(engineRooms.slice(at + 1)) },
})

const readsTexts = '^lib/engine/read/read-text\\.ts$'
const settings = '^lib/(env|logger)\\.ts$'

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('contracts-stand-alone', '^lib/contracts/', ['^lib/contracts/']),
    only('format-knows-shapes-only', '^lib/format/', ['^lib/(format|contracts)/']),
    only('engine-is-pure', codeOf('lib/engine'), ['^lib/(engine|contracts|format)/']),
    forbid('engine-has-no-node', codeOf('lib/(engine|contracts|format)'), { dependencyTypes: ['core'] }),
    forbid('engine-rooms-have-a-place', '^lib/engine/', {
      path: '^lib/engine/',
      pathNot: `${inEngine(engineRooms)}|${forTests}`,
    }),
    ...engineRooms.slice(0, -1).map(engineRule),
    only('client-runs-anywhere', codeOf('lib/client'), ['^lib/(client|contracts|format)/']),
    only('components-use-the-client', codeOf('components'), [
      '^components/',
      '^lib/(client|contracts|format)/',
      readsTexts,
    ]),
    // the preview of a file with several tables in it, by the names under which the server knows them
    forbid('texts-are-read-in-the-preview-alone', '^components/(?!upload/read-several-tables\\.ts$)', {
      path: readsTexts,
    }),
    only('ports-stand-below-services', codeOf('lib/(db|jobs|storage|mail|llm)'), [
      '^lib/(db|jobs|storage|mail|llm|contracts)/',
      settings,
    ]),
    only('services-know-no-http', codeOf('lib/services'), [
      '^lib/(services|engine|contracts|format|db|jobs|storage|mail|llm)/',
      settings,
    ]),
    only('http-stands-on-services', codeOf('lib/http'), ['^lib/(http|services|contracts)/', settings]),
    only('openapi-tells-the-contracts', codeOf('lib/openapi'), ['^lib/(openapi|contracts)/']),
    only('worker-calls-services', codeOf('lib/worker'), ['^lib/(worker|services|jobs|contracts)/', settings]),
    only('pages-touch-no-database', codeOf('app'), [
      '^app/',
      '^components/',
      '^lib/(http|services|client|contracts|format|openapi)/',
      '^lib/env\\.ts$',
    ]),
    // it throws in the worker, in scripts and in Vitest
    forbid('server-only-at-the-edge', '^(?!app/|lib/http/)', { path: 'server-only' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|\\.build|\\.data|lib/db/generated|lib/engine/read/kernel/source)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}

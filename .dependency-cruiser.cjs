/** Who may import whom: docs/ARCHITECTURE.md draws it, this holds it. */
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from: { path: from }, to })
const only = (name, from, allowed, comment) =>
  forbid(name, from, { path: '^(app|components|lib|scripts|bench|test|e2e)/', pathNot: [...allowed] }, comment)

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('contracts-stand-alone', '^lib/contracts/', ['^lib/contracts/'], 'Shapes depend on nothing.'),
    only('format-is-pure', '^lib/format/', ['^lib/(format|contracts)/'], 'Formats know shapes only.'),
    only(
      'engine-is-pure',
      '^lib/engine/(?!.*\\.test\\.ts$)',
      ['^lib/(engine|contracts|format)/'],
      'The engine runs in a browser tab too.',
    ),
    forbid(
      'engine-has-no-node',
      '^lib/(engine|contracts|format)/(?!.*\\.test\\.ts$)',
      { dependencyTypes: ['core'] },
      'No node:* in the pure core.',
    ),
    only(
      'client-knows-contracts',
      '^lib/client/(?!.*\\.test\\.ts$)',
      ['^lib/(client|contracts|format)/'],
      'The client runs anywhere.',
    ),
    only(
      'components-use-the-client',
      '^components/(?!.*\\.test\\.tsx?$)',
      ['^components/', '^lib/(client|contracts|format)/'],
      'Components never reach services or the database.',
    ),
    only(
      'ports-know-environment-only',
      '^lib/(db|jobs|storage|mail|llm)/(?!.*\\.test\\.ts$)',
      ['^lib/(db|jobs|storage|mail|llm|contracts)/', '^lib/(env|logger)\\.ts$'],
      'Ports stand below services.',
    ),
    only(
      'services-stand-on-engine-and-ports',
      '^lib/services/(?!.*\\.test\\.ts$)',
      ['^lib/(services|engine|contracts|format|db|jobs|storage|mail|llm)/', '^lib/(env|logger)\\.ts$'],
      'Services know nothing of HTTP.',
    ),
    only(
      'http-stands-on-services',
      '^lib/http/(?!.*\\.test\\.ts$)',
      ['^lib/(http|services|contracts)/', '^lib/(env|logger)\\.ts$'],
      'HTTP knows no engine and no database.',
    ),
    only(
      'worker-calls-services',
      '^lib/worker/(?!.*\\.test\\.ts$)',
      ['^lib/(worker|services|jobs|contracts)/', '^lib/(env|logger)\\.ts$'],
      'Handlers call services.',
    ),
    only(
      'pages-are-thin',
      '^app/(?!.*\\.test\\.tsx?$)',
      ['^app/', '^components/', '^lib/(http|services|client|contracts|format|openapi)/', '^lib/env\\.ts$'],
      'Routes and pages touch no database.',
    ),
    forbid(
      'server-only-at-the-edge',
      '^(?!app/|lib/http/)',
      { path: 'server-only' },
      'It throws in the worker, in scripts and in Vitest.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|\\.build|\\.data|lib/db/generated)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
}

import path from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

it('the quick start for Node.js has types that the strictest TypeScript takes', () => {
  const options: ts.CompilerOptions = {
    allowJs: true,
    checkJs: true,
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    types: ['node'],
  }
  const program = ts.createProgram([path.resolve('public/quick-start/quick-start.mjs')], options)
  const texts = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
  expect(texts).toEqual([])
})

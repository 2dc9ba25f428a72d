import path from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { verifySample } from './verify-sample'

it('compiles as printed, as strictly as a project may ask', () => {
  const file = path.resolve('receiver-as-printed.ts')
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (name) => name === file || fileExists(name)
  host.getSourceFile = (name, target) =>
    name === file ? ts.createSourceFile(name, verifySample, target) : getSourceFile(name, target)
  const problems = ts.getPreEmitDiagnostics(ts.createProgram([file], options, host))
  expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])
})

import { pathToFileURL } from 'node:url'
import { bundleEngine } from './bundle-engine.mjs'

const { runAnalyze } = await import(pathToFileURL(await bundleEngine('scripts/analyze/run-analyze.ts')).href)
process.exitCode = await runAnalyze(process.argv.slice(2))

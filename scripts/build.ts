import path from 'node:path'
import { buildPages, bundleProcesses, isBuildStale } from './build/build-product'
import { generatePrismaClient } from './generate-prisma-client'

/** `npm run build [-- --force]`: all that `npm start` runs, made anew where its sources have changed. */
async function main(): Promise<void> {
  const projectDir = path.resolve(import.meta.dirname, '..')
  generatePrismaClient()
  await bundleProcesses(projectDir)
  if (!isBuildStale(projectDir) && !process.argv.includes('--force'))
    return console.log('The build is up to date.')
  await buildPages(projectDir)
  console.log('Built.')
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})

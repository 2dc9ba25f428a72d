/** `npm start`: plain JavaScript, so that it can say what is missing where nothing is installed. */
try {
  await import('tsx')
  await import('./start.ts')
} catch (error) {
  if (!['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'].includes(error.code)) throw error
  const missing = /Cannot find (?:package|module) '([^']+)'/.exec(error.message)?.[1] ?? 'a package'
  console.error(`Readout is not installed whole: ${missing} is missing. Run "npm ci" first.`)
  process.exitCode = 1
}

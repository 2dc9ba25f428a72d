import fs from 'node:fs'

export interface Counts {
  passed: number
  failed: number
}

/** A runner that ends badly without a failed test (a crash, no report) counts as one failure. */
function withExitCode(counts: Counts, exitCode: number): Counts {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

const readReport = (file: string) =>
  fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>) : null

export function countVitest(file: string, exitCode: number): Counts {
  const report = readReport(file)
  const counts = { passed: Number(report?.numPassedTests ?? 0), failed: Number(report?.numFailedTests ?? 0) }
  return withExitCode(counts, exitCode)
}

export function countPlaywright(file: string, exitCode: number): Counts {
  const stats = (readReport(file)?.stats ?? {}) as Record<string, number>
  const counts = { passed: (stats.expected ?? 0) + (stats.flaky ?? 0), failed: stats.unexpected ?? 0 }
  return withExitCode(counts, exitCode)
}

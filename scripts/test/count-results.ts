import fs from 'node:fs'
import path from 'node:path'

export interface Results {
  passed: number
  /** Each with the first line of why. */
  failures: string[]
}

interface VitestReport {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    file: string
    line: number
    tests: { status: string; results: { error?: { message?: string } }[] }[]
  }[]
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number }
  suites: PlaywrightSuite[]
}

const escapes = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g')
const line = (...parts: (string | undefined)[]) =>
  parts.map((part) => (part ?? '').replace(escapes, '').trim().split('\n')[0]).join(' · ')

/** A runner that ends badly without a failed test (a crash, no report) counts as one failure. */
function withExitCode(results: Results, exitCode: number): Results {
  if (exitCode === 0 || results.failures.length > 0) return results
  return { ...results, failures: [`the runner ended with ${exitCode}, and named no test`] }
}

const readReport = <Report>(file: string) =>
  fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Report) : null

export function countVitest(file: string, exitCode: number): Results {
  const report = readReport<VitestReport>(file)
  const failures = (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [line(path.relative('', name), message)] : []
    return failed.map((test) => line(path.relative('', name), test.fullName, test.failureMessages[0]))
  })
  return withExitCode({ passed: report?.numPassedTests ?? 0, failures }, exitCode)
}

export function countPlaywright(file: string, exitCode: number): Results {
  const report = readReport<PlaywrightReport>(file)
  const { expected = 0, flaky = 0 } = report?.stats ?? {}
  const failures = (report?.suites ?? []).flatMap(failedSpecs)
  return withExitCode({ passed: expected + flaky, failures }, exitCode)
}

function failedSpecs({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, line: at, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => line(`${file}:${at}`, title, results.at(-1)?.error?.message)),
  )
  return [...own, ...suites.flatMap(failedSpecs)]
}

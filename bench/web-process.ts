import fs from 'node:fs'

const ticksASecond = 100

/** The web server's process, by its program and the port that it was given. */
export function findWebProcess(baseUrl: string): number {
  const isOurs = (pid: string, file: string, part: string) => {
    try {
      return fs
        .readFileSync(`/proc/${pid}/${file}`, 'utf8')
        .split('\0')
        .some((one) => one.endsWith(part))
    } catch {
      return false
    }
  }
  const pid = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .find(
      (one) => isOurs(one, 'environ', `PORT=${new URL(baseUrl).port}`) && isOurs(one, 'cmdline', '/web.mjs'),
    )
  if (!pid) throw new Error(`Nothing seems to listen at ${baseUrl}.`)
  return Number(pid)
}

/** User and system time of all threads, ms. */
export function cpuMsOf(pid: number): number {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) / ticksASecond) * 1000
}

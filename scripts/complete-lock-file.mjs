/**
 * `node scripts/complete-lock-file.mjs`, after an install that changed the lock file: a registry that lacks the binaries
 * of other platforms makes npm leave their optional packages out of the lock, and `npm ci` then refuses it everywhere.
 * Writes the entries that are missing, with the platform that their names tell. They carry no integrity, since nobody
 * here has seen their bytes.
 */
import fs from 'node:fs'

const platforms = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'aix',
  'win32',
]
const processors = [
  'arm64',
  'x64',
  'ia32',
  'arm',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
]

function platformOf(name) {
  const words = name.replace('windows', 'win32').split(/[-/]/)
  const os = platforms.find((platform) => words.includes(platform))
  const cpu = processors.find((processor) => words.includes(processor))
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.includes('gnu')
      ? 'glibc'
      : undefined
  return { ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }), ...(os && { os: [os] }) }
}

const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'))
const missing = Object.entries(lock.packages).flatMap(([path, entry]) =>
  Object.entries(path === '' ? {} : (entry.optionalDependencies ?? {}))
    .filter(
      ([name]) => !lock.packages[`node_modules/${name}`] && !lock.packages[`${path}/node_modules/${name}`],
    )
    .map(([name, version]) => ({ name, version, dev: entry.dev })),
)
for (const { name, version, dev } of missing) {
  const platform = platformOf(name)
  if (!/^\d+\.\d+\.\d+/.test(version) || Object.keys(platform).length === 0) {
    throw new Error(`${name}@${version} names no platform or no exact version: complete it by hand.`)
  }
  lock.packages[`node_modules/${name}`] = { version, ...(dev && { dev }), optional: true, ...platform }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
fs.writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${missing.length} entries added.`)

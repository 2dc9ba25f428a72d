/** `npm run bench [-- NAME …]`: one of the measurements here; what stands behind the name is its own. */
const benches: Record<string, () => Promise<unknown>> = {
  speed: () => import('./speed'),
  check: () => import('./check'),
  requests: () => import('./requests'),
  uploads: () => import('./uploads'),
  reads: () => import('./reads'),
  crowd: () => import('./crowd'),
  odd: () => import('./odd'),
  dialects: () => import('./dialects'),
  attacks: () => import('./attacks'),
  'full-disk': () => import('./full-disk'),
  starts: () => import('./starts'),
  'share-page': () => import('./share-page'),
  interactions: () => import('./interactions'),
  outcomes: () => import('./outcomes'),
  filters: () => import('./filters'),
  pdf: () => import('./pdf'),
  roles: () => import('./roles'),
}

const [name = 'speed', ...rest] = process.argv.slice(2)
const bench = benches[name]
if (!bench) {
  console.error(`There is no bench called ${name}; there are ${Object.keys(benches).join(', ')}.`)
  process.exit(2)
}
process.argv.splice(2, process.argv.length, ...rest)
await bench()

export {}

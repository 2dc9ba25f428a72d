import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import v8 from 'node:v8'
import vm from 'node:vm'

/** By then a process of the engine has warmed up, and what it compiled meanwhile is kept too. */
const keepAfterMs = 3000

/**
 * Runs a bundle in CommonJS and gives its exports. What V8 compiled of it is kept beside it, since compiling four
 * megabytes takes longer than to read a small file with them. A cache is of one build (the file's name says which), one
 * version of Node and one set of flags; V8 refuses any other, and then all goes on without.
 */
export function loadBundle(url) {
  // Else V8 forgets in a long run what it compiled of functions that rest, and a cache kept at its end lacks them.
  v8.setFlagsFromString('--no-flush-bytecode')
  const file = fileURLToPath(url)
  const cacheFile = `${file}.${environmentDigest()}.cache`
  const cachedData = readIfThere(cacheFile)
  const script = new vm.Script(`(function (exports, require, module) {${fs.readFileSync(file, 'utf8')}\n})`, {
    filename: file,
    cachedData,
  })
  const module = { exports: {} }
  script.runInThisContext()(module.exports, createRequire(file), module)
  if (!cachedData || script.cachedDataRejected) keepSoon(script, cacheFile)
  return module.exports
}

function environmentDigest() {
  const of = [process.version, process.arch, process.env.NODE_OPTIONS ?? '', ...process.execArgv]
  return createHash('sha256').update(of.join('\n')).digest('hex').slice(0, 12)
}

function readIfThere(file) {
  try {
    return fs.readFileSync(file)
  } catch {
    return undefined
  }
}

/** A short run keeps it when it ends. */
function keepSoon(script, cacheFile) {
  let isKept = false
  const keep = () => {
    if (isKept) return
    isKept = true
    keepCache(script, cacheFile)
  }
  setTimeout(keep, keepAfterMs).unref()
  process.once('exit', keep)
}

/** Written beside and renamed, so that nobody reads a half; a folder that can't be written to has no caches. */
function keepCache(script, cacheFile) {
  const beside = `${cacheFile}.${process.pid}`
  try {
    fs.writeFileSync(beside, script.createCachedData())
    fs.renameSync(beside, cacheFile)
  } catch {
    fs.rmSync(beside, { force: true })
  }
}

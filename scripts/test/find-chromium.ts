import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { findChromium } from '@/lib/services/export/find-chromium'

async function findInstalled() {
  const given = process.env.CHROMIUM_PATH
  const found = await findChromium(given)
  if (given && !found) throw new Error(`CHROMIUM_PATH is ${given}, but no file is there.`)
  return found
}

/** Debian and its kin let root install a Chromium in one step; elsewhere Playwright's own download serves. */
function install() {
  const isRoot = process.getuid?.() === 0
  if (isRoot && fs.existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium found: installing the package of this system …')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
    spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation'],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env,
      },
    )
    return
  }
  console.log('No Chromium found: asking Playwright for its own …')
  execFileSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
  })
}

/** A path to a Chromium: the one that is set, Playwright's own, the system's, or one that is installed now. */
export async function findOrInstallChromium() {
  const found = await findInstalled()
  if (found) return found
  install()
  const installed = await findInstalled()
  if (!installed) throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to it.')
  return installed
}

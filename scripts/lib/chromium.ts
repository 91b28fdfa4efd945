import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'
import { UsageError } from './exit-with-message.ts'

/** The headless shell first: without a window it needs a quarter less CPU time than the whole browser. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Arguments of a headless browser: no sandbox (root in containers) and none of its own network requests. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
]

/** The browser that tests and screenshots use; undefined: Playwright's own, which `ensureChromium` has installed. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...PLACES].find((place) => place && existsSync(place))
}

/** Launch options of a whole browser: the headless shell shows no notifications. Undefined: there is only the shell. */
export function wholeChromium(): { executablePath: string } | { channel: 'chromium' } | undefined {
  const [shell, ...whole] = PLACES
  const executablePath = [process.env.CHROMIUM_PATH, ...whole].find((place) => place && existsSync(place))
  if (executablePath) return { executablePath }
  return existsSync(shell!) ? undefined : { channel: 'chromium' }
}

/** Finds a browser or installs one: Debian's when we are root and apt is there, else Playwright's own. `isWhole`: not the headless shell. */
export function ensureChromium(isWhole = false): void {
  if (process.env.CHROMIUM_PATH && !existsSync(process.env.CHROMIUM_PATH)) throw new UsageError('CHROMIUM_PATH names no file.')
  if (findChromium() && !(isWhole && !wholeChromium())) return
  const apt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const debian = isWhole ? 'chromium' : 'chromium-headless-shell'
  console.log(apt ? `No browser found: installing Debian’s ${debian} …` : 'No browser found: installing Playwright’s chromium …')
  const commands: [string, string[]][] = apt
    ? [
        ['apt-get', ['update', '-qq']],
        ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', debian]],
      ]
    : [[process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']]]
  for (const [command, args] of commands) {
    const done = spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (done.status !== 0)
      throw new UsageError(`Installing a browser failed (${command}). Install Chromium or Chrome yourself, or set CHROMIUM_PATH.`)
  }
}

// Lighthouse brings 88 packages for one benchmark: it is installed where that benchmark is run, not with the project.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'

const VERSION = '13.5.0'
const FOLDER = path.join(import.meta.dirname, `../../node_modules/.cache/lighthouse-${VERSION}`)

/** The parts of Lighthouse's report that the benchmark prints. Scores are between 0 and 1, null where none applies. */
export type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; numericValue?: number }>
}

export type Lighthouse = (
  url: string,
  flags: { port: number; output: 'json'; logLevel: 'error'; extraHeaders?: Record<string, string> },
) => Promise<{ lhr: Report } | undefined>

/** Lighthouse, from the npm registry the first time. Throws where it cannot be installed. */
export async function loadLighthouse(): Promise<Lighthouse> {
  const entry = path.join(FOLDER, 'node_modules/lighthouse/core/index.js')
  if (!existsSync(entry)) {
    console.log(`Installing Lighthouse ${VERSION} …`)
    const args = ['install', '--prefix', FOLDER, '--no-save', '--no-audit', '--no-fund', `lighthouse@${VERSION}`]
    const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' })
    if (status !== 0) throw new Error('npm could not install Lighthouse; its own message is above.')
  }
  return ((await import(pathToFileURL(entry).href)) as { default: Lighthouse }).default
}

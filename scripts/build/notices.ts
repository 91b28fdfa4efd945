import { glob, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

const FONTS = 'src/platform/web/theme/fonts'
/** Beside the data that it is about. */
const DATA_NOTICES = 'src/{features,platform}/**/NOTICE.md'

/** Where Vite leaves the licences of what it bundled, one file per entry. */
export const licenseFile = (entry: string) => `.vite/license-${entry}.md`

/** Libraries that only workers are made of: those are bundles of their own, of which Vite writes no licences. */
const IN_WORKERS = ['barcode-detector', 'zxing-wasm'] as const

/** `licenses.txt`: the notices of everything that browsers are sent – libraries, fonts, data – as their licences ask. */
export async function writeNotices(folder: string, entries: readonly string[]): Promise<void> {
  const sections = new Map<string, string>()
  for (const entry of entries) {
    const text = await readFile(path.join(folder, licenseFile(entry)), 'utf8')
    for (const section of text.split(/^(?=## )/m).filter((part) => part.startsWith('## ')))
      sections.set(section.split('\n')[0]!, section.trim())
    await rm(path.join(folder, licenseFile(entry)))
  }
  for (const [heading, text] of await workerNotices()) sections.set(heading, text)
  if (sections.size === 0) throw new Error('The build named no library that it bundled.')
  const fonts = (await readdir(FONTS)).filter((name) => name.startsWith('OFL')).sort()
  const parts = [
    'What Fernwell sends to your browser was made with the help of the following works.\n',
    ...[...sections.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text),
    ...(await Promise.all(
      fonts.map(
        async (name) => `## Font: ${name.replace(/^OFL-|\.txt$/g, '')}\n\n${(await readFile(path.join(FONTS, name), 'utf8')).trim()}`,
      ),
    )),
    ...(await dataNotices()),
  ]
  await writeFile(path.join(folder, 'licenses.txt'), `${parts.join('\n\n')}\n`)
}

/** Name and licence of each library in a worker, by its heading. */
export function workerNotices(): Promise<(readonly [heading: string, text: string])[]> {
  return Promise.all(
    IN_WORKERS.map(async (name) => {
      const folder = path.join('node_modules', name)
      const { version, license } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
        version: string
        license: string
      }
      const heading = `## ${name} - ${version} (${license})`
      return [heading, `${heading}\n\n${(await readFile(path.join(folder, 'LICENSE'), 'utf8')).trim()}`] as const
    }),
  )
}

/** What is said about the data that comes along. */
export async function dataNotices(): Promise<string[]> {
  const files = await Array.fromAsync(glob(DATA_NOTICES))
  return Promise.all(files.sort().map(async (file) => (await readFile(file, 'utf8')).trim()))
}

import { glob, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

const FONTS = 'src/platform/web/theme/fonts'
/** Beside the data that it is about. */
const DATA_NOTICES = 'src/{features,platform}/**/NOTICE.md'

/** Where Vite leaves the licences of what it bundled, one file per entry. */
export const licenseFile = (entry: string) => `.vite/license-${entry}.md`

/** How Vite heads a package's part; a licence may have headings of its own. */
const HEADING = /^(?=## \S+ - \d\S* \(.+\)$)/m
const LICENSE = /^(?:licen[cs]e|copying)(?:$|[.-])/i

/**
 * `licenses.txt`: the notices of everything that browsers are sent – libraries, fonts, data – as their licences ask. `libraries`: folders of
 * the packages in bundles that Vite wrote no licences of.
 */
export async function writeNotices(folder: string, entries: readonly string[], libraries: Iterable<string>): Promise<void> {
  const sections = new Map<string, string>()
  for (const entry of entries) {
    const text = await readFile(path.join(folder, licenseFile(entry)), 'utf8')
    for (const section of sectionsOf(text)) sections.set(section.split('\n')[0]!, section)
    await rm(path.join(folder, licenseFile(entry)))
  }
  for (const [heading, text] of await libraryNotices(libraries)) sections.set(heading, text)
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

/** A package's part each, of what Vite wrote. */
export const sectionsOf = (text: string): string[] =>
  text
    .split(HEADING)
    .filter((part) => part.startsWith('## '))
    .map((part) => part.trim())

/** Name and licence of each package, by its heading. Throws where a package says of no licence. */
export function libraryNotices(folders: Iterable<string>): Promise<(readonly [heading: string, text: string])[]> {
  return Promise.all(
    [...folders].map(async (folder) => {
      const about = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Record<'name' | 'version' | 'license', string>
      if (!about.license) throw new Error(`${about.name} does not say under which licence it is.`)
      const heading = `## ${about.name} - ${about.version} (${about.license})`
      const file = (await readdir(folder)).find((name) => LICENSE.test(name))
      return [heading, file ? `${heading}\n\n${(await readFile(path.join(folder, file), 'utf8')).trim()}` : heading] as const
    }),
  )
}

/** What is said about the data that comes along. */
export async function dataNotices(): Promise<string[]> {
  const files = await Array.fromAsync(glob(DATA_NOTICES))
  return Promise.all(files.sort().map(async (file) => (await readFile(file, 'utf8')).trim()))
}

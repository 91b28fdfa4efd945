import { glob, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

const FONTS = 'src/platform/web/theme/fonts'
/** The notice files beside the data that they describe. */
const DATA_NOTICES = 'src/{features,platform}/**/NOTICE.md'

/** Vite's file with the licences of the bundled packages, one per entry. */
export const licenseFile = (entry: string) => `.vite/license-${entry}.md`

/** Vite's heading of a package's section; a licence may have other headings. */
const HEADING = /^(?=## \S+ - \d\S* \(.+\)$)/m
const LICENSE = /^(?:licen[cs]e|copying)(?:$|[.-])/i

/**
 * `licenses.txt`: the notices of everything that is sent to browsers – libraries, fonts, data – as their licences require. `libraries`:
 * folders of the bundled packages for which Vite wrote no licences.
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

/** Splits Vite's file into one section a package. */
export const sectionsOf = (text: string): string[] =>
  text
    .split(HEADING)
    .filter((part) => part.startsWith('## '))
    .map((part) => part.trim())

/** Heading and licence text of each package. Throws if a package states no licence. */
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

/** The notices of bundled data. */
export async function dataNotices(): Promise<string[]> {
  const files = await Array.fromAsync(glob(DATA_NOTICES))
  return Promise.all(files.sort().map(async (file) => (await readFile(file, 'utf8')).trim()))
}

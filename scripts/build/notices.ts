import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Facts that browsers are sent, and where they are from. */
const FACTS = [
  `## Facts: helplines\n\nNames, numbers and hours were compiled for this project in September 2026 from operators’ and ministries’ pages, from the\nopen-helplines registry (Kouki-odaka/open-helplines, data under CC0 1.0), and from what several public lists agree on; they were selected\nand put into another form. They are not verified live, and change: the operator’s own page and findahelpline.com are shown beside them.`,
]

const FONTS = 'src/platform/web/theme/fonts'

/** Where Vite leaves the licences of what it bundled, one file per entry. */
export const licenseFile = (entry: string) => `.vite/license-${entry}.md`

/** `licenses.txt`: the notices of everything that browsers are sent – libraries, fonts and facts – as their licences ask. */
export async function writeNotices(folder: string, entries: readonly string[]): Promise<void> {
  const sections = new Map<string, string>()
  for (const entry of entries) {
    const text = await readFile(path.join(folder, licenseFile(entry)), 'utf8')
    for (const section of text.split(/^(?=## )/m).filter((part) => part.startsWith('## ')))
      sections.set(section.split('\n')[0]!, section.trim())
    await rm(path.join(folder, licenseFile(entry)))
  }
  if (sections.size === 0) throw new Error('The build named no library that it bundled.')
  const fonts = (await readdir(FONTS)).filter((name) => name.startsWith('OFL')).sort()
  const parts = [
    'What Fernwell sends to your browser was made with the help of the following works.\n',
    ...[...sections.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text),
    ...FACTS,
    ...(await Promise.all(
      fonts.map(
        async (name) => `## Font: ${name.replace(/^OFL-|\.txt$/g, '')}\n\n${(await readFile(path.join(FONTS, name), 'utf8')).trim()}`,
      ),
    )),
  ]
  await writeFile(path.join(folder, 'licenses.txt'), `${parts.join('\n\n')}\n`)
}

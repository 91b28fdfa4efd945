// Spacing and widths come from the theme (docs/adr/0006): `npm run check` runs this over every style file and prints each raw one.
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { foreignAreas, rawSpaces, rawWidths } from './lib/raw-styles.ts'

/** The files that define the tokens and the named widths. */
const SOURCES = new Set(['src/platform/web/theme/tokens.css', 'src/platform/web/theme/media.css'])
/** Maximum number of raw spaces with a reason (a comment behind them that starts with "optical:"). Do not raise it. */
const MAX_OPTICAL = 5

const breaches: string[] = []
let optical = 0
let files = 0

for await (const entry of glob('src/**/*.css')) {
  const file = entry.split(path.sep).join('/')
  if (SOURCES.has(file)) continue
  files++
  const text = readFileSync(file, 'utf8')
  for (const { line, declaration, reason } of rawSpaces(text)) {
    if (reason) optical++
    else breaches.push(`${file}:${line}: ${declaration}; take a --space token, or say why not ("optical: …")`)
  }
  for (const name of foreignAreas(text))
    breaches.push(`${file}: grid-area: ${name}; the area is not in this file, and names of areas do not leave theirs`)
  if (text.includes('theme/media.css') && !/@media[^{]*\(--/.test(text))
    breaches.push(`${file}: imports theme/media.css and names no width of it`)
  for (const { line, query } of rawWidths(text)) breaches.push(`${file}:${line}: @media ${query}; take a width of theme/media.css`)
}
if (optical !== MAX_OPTICAL)
  breaches.push(
    `${optical} spaces are raw with a reason; ${optical < MAX_OPTICAL ? 'set MAX_OPTICAL to that' : `at most ${MAX_OPTICAL} may be`}.`,
  )

for (const line of breaches.sort()) console.error(line)
console.log(breaches.length === 0 ? `Styles: ${files} files, no breach.` : `Styles: ${breaches.length} breaches.`)
process.exitCode = breaches.length === 0 ? 0 : 1

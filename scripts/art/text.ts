import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'
import type { Font } from 'opentype.js'

/**
 * Text as outlines: rasterisers then need no installed fonts, and a picture is the same on every machine. Fraunces comes from its
 * fontsource package as WOFF (zlib), which opentype.js reads; the extended Latin file is used where the basic one has no glyph.
 */
const resolve = createRequire(import.meta.url).resolve
let fonts: Font[] | undefined

function loaded(): Font[] {
  fonts ??= ['latin', 'latin-ext'].map((subset) => {
    const bytes = readFileSync(resolve(`@fontsource/fraunces/files/fraunces-${subset}-600-normal.woff`))
    return opentype.parse(new Uint8Array(bytes).buffer)
  })
  return fonts
}

function runs(text: string): { font: Font; text: string }[] {
  const out: { font: Font; text: string }[] = []
  for (const char of text) {
    const font = loaded().find((candidate) => candidate.charToGlyphIndex(char) > 0)
    if (!font) throw new Error(`Fraunces has no glyph for ${JSON.stringify(char)} in ${JSON.stringify(text)}`)
    const last = out.at(-1)
    if (last?.font === font) last.text += char
    else out.push({ font, text: char })
  }
  return out
}

export function textWidth(text: string, size: number): number {
  return runs(text).reduce((sum, run) => sum + run.font.getAdvanceWidth(run.text, size), 0)
}

/** A line of text as path data (written here: the library's own writer loses commands when it shortens numbers), with its baseline at y; x is its start or its middle. */
export function textPath(text: string, x: number, y: number, size: number, anchor: 'start' | 'middle' = 'start'): string {
  let at = anchor === 'middle' ? x - textWidth(text, size) / 2 : x
  let d = ''
  for (const run of runs(text)) {
    for (const { type, x1, y1, x2, y2, x: ex, y: ey } of run.font.getPath(run.text, at, y, size).commands)
      d +=
        type +
        [x1, y1, x2, y2, ex, ey]
          .filter((n) => n !== undefined)
          .map((n) => n.toFixed(1))
          .join(' ')
    at += run.font.getAdvanceWidth(run.text, size)
  }
  return d
}

/** Breaks a title into lines no wider than `width`, at the largest of `sizes` that needs at most `most` lines. */
export function fitLines(text: string, width: number, sizes: readonly number[], most: number): { size: number; lines: string[] } {
  const words = text.trim().split(/\s+/)
  for (const size of sizes) {
    const lines = balanced(words, width, size, most)
    if (lines) return { size, lines }
  }
  throw new Error(`too long for a social picture: ${JSON.stringify(text)}`)
}

/** The fewest lines that fit, of about the same length. */
function balanced(words: readonly string[], width: number, size: number, most: number): string[] | undefined {
  for (let count = 1; count <= most; count++) {
    const goal = textWidth(words.join(' '), size) / count
    for (const slack of [1.02, 1.15, 1.35, 1.7, Infinity]) {
      const limit = Math.min(width, goal * slack)
      const lines: string[] = []
      for (const word of words) {
        const last = lines.at(-1)
        const longer = last === undefined ? word : `${last} ${word}`
        if (last !== undefined && textWidth(longer, size) <= limit) lines[lines.length - 1] = longer
        else lines.push(word)
      }
      if (lines.length <= count && lines.every((line) => textWidth(line, size) <= width)) return lines
    }
  }
  return undefined
}

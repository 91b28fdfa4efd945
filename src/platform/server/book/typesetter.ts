import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

export type Face = 'text' | 'text-bold' | 'text-italic' | 'display'
/** A piece of text in one face. A line break is a piece of `\n` alone. */
export type Piece = { text: string; face: Face; colour?: string; strike?: boolean; underline?: boolean }

const FACES = ['text', 'text-bold', 'text-italic', 'display', 'hebrew', 'arabic', 'emoji'] as const
/** Megabytes each: loaded only for a text with a character that no other face has. */
const LARGE_FACES = ['korean', 'cjk'] as const
type AnyFace = (typeof FACES)[number] | (typeof LARGE_FACES)[number]
const FALLBACKS: readonly AnyFace[] = ['text', 'hebrew', 'arabic', 'emoji', ...LARGE_FACES]
/** Drawn for a character that no face has. */
const SQUARE = '□'

type FontLike = { hasGlyphForCodePoint(point: number): boolean }
type Segment = { text: string; face: AnyFace; width: number }
type Word = { segments: Segment[]; width: number; space: number; isRtl: boolean; piece: Piece }

export type Block = { x: number; width: number; size: number; leading?: number; indent?: number }

const fileOf = (face: AnyFace) => new URL(`./fonts/${face}.ttf`, import.meta.url)
let faces: Promise<Map<AnyFace, Buffer>> | undefined
const loadFaces = () =>
  (faces ??= Promise.all(FACES.map(async (face): Promise<[AnyFace, Buffer]> => [face, await readFile(fileOf(face))])).then(
    (loaded) => new Map(loaded),
  ))

const RTL = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u
const STRONG = /\p{L}/u
/** Characters that select a picture or join characters: invisible by themselves. */
const UNSEEN = /[\p{Cf}\p{Cc}\u{fe00}-\u{fe0f}\p{Emoji_Modifier}]/gu
/** Characters of pictures (emoji), or joiners of them; letters of some scripts are joined, too. */
const PICTURE = /[\p{Emoji_Presentation}\p{Emoji_Modifier}\p{Regional_Indicator}\u{fe0f}\u{200d}]/u
/** Scripts without spaces between words: a line may end after almost any character. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u{30fc}]/u
/** Characters that no line begins with: closing brackets, stops, small kana, marks of length and repetition. */
const NOT_FIRST = /^[\p{Pe}\p{Pf}\p{Po}\u{30fc}\u{3005}ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ]/u
/** Opening brackets, which no line ends with. */
const NOT_LAST = /[\p{Ps}\p{Pi}]$/u
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
/** The visible characters (grapheme clusters) of a text: a letter with its marks, a family of emoji. */
const clustersOf = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment)

/** Sets text in lines on the pages of a PDF: mixed faces and scripts, right-to-left text included. */
export class Typesetter {
  readonly doc: PDFKit.PDFDocument
  private readonly fonts = new Map<AnyFace, FontLike>()
  /** Characters that no face has, with their number of occurrences. */
  readonly missing = new Map<string, number>()

  private constructor(doc: PDFKit.PDFDocument) {
    this.doc = doc
  }

  static async open(doc: PDFKit.PDFDocument): Promise<Typesetter> {
    const setter = new Typesetter(doc)
    for (const [face, bytes] of await loadFaces()) setter.register(face, bytes)
    return setter
  }

  private register(face: AnyFace, bytes: Buffer): FontLike {
    this.doc.registerFont(face, bytes)
    this.doc.font(face)
    const { font } = (this.doc as unknown as { _font: { font: FontLike } })._font
    this.fonts.set(face, font)
    return font
  }

  get bottom(): number {
    return this.doc.page.height - this.doc.page.margins.bottom
  }

  /** Begins a new page when less than `height` is left. */
  need(height: number): void {
    if (this.doc.y + height > this.bottom) this.doc.addPage()
  }

  /** Draws a paragraph below the previous content and moves down. */
  paragraph(pieces: readonly Piece[], block: Block): void {
    const height = block.size * (block.leading ?? 1.42)
    const isRtl = isRightToLeft(pieces.map(({ text }) => text).join(''))
    for (const line of this.lines(pieces, block)) {
      this.need(height)
      this.drawLine(line, { ...block, isRtl, y: this.doc.y })
      this.doc.y += height
    }
  }

  widthOf(text: string, face: Face, size: number): number {
    return this.wordOf(text, { text, face }, size, 0).width
  }

  private lines(pieces: readonly Piece[], { width, size }: Block): Word[][] {
    const lines: Word[][] = []
    let line: Word[] = []
    let used = 0
    const end = () => {
      lines.push(line)
      line = []
      used = 0
    }
    for (const word of this.words(pieces, size)) {
      if (word === 'break') {
        end()
        continue
      }
      if (used > 0 && used + word.width > width) end()
      for (const part of word.width > width ? this.chop(word, width, size) : [word]) {
        if (used > 0 && used + part.width > width) end()
        line.push(part)
        used += part.width + part.space
      }
    }
    if (line.length > 0) end()
    return lines
  }

  private *words(pieces: readonly Piece[], size: number): Generator<Word | 'break'> {
    for (const piece of blanksInside(pieces)) {
      for (const [index, text] of piece.text.split('\n').entries()) {
        if (index > 0) yield 'break'
        for (const [, word = '', blank = ''] of text.matchAll(/(\S+)(\s*)|\s+/gu)) {
          const parts = partsOf(word)
          for (const [at, part] of parts.entries()) {
            yield this.wordOf(part, piece, size, blank === '' || at < parts.length - 1 ? 0 : size * 0.22)
          }
        }
      }
    }
  }

  /** Counts the characters of a text that no face has, without drawing. */
  look(text: string): void {
    for (const word of text.split(/\s+/u)) this.segmentsOf(word, 'text')
  }

  private segmentsOf(text: string, wanted: Face): Segment[] {
    const segments: Segment[] = []
    const add = (shown: string, face: AnyFace) => {
      const last = segments.at(-1)
      if (last?.face === face) last.text += shown
      else segments.push({ text: shown, face, width: 0 })
    }
    for (const cluster of clustersOf(text)) {
      const seen = cluster.replace(UNSEEN, '')
      // Joiners and selectors belong to the face that draws a sequence as one picture.
      if (PICTURE.test(cluster) && seen !== '' && this.has('emoji', seen)) {
        add(cluster, 'emoji')
        continue
      }
      for (const sign of seen) {
        const face = this.faceFor(sign, wanted)
        add(face ? sign : SQUARE, face ?? 'text')
      }
    }
    return segments
  }

  private wordOf(text: string, piece: Piece, size: number, space: number): Word {
    const segments = this.segmentsOf(text, piece.face)
    let width = 0
    for (const segment of segments) {
      segment.width = this.doc.font(segment.face).fontSize(size).widthOfString(segment.text)
      width += segment.width
    }
    return { segments, width, space, isRtl: RTL.test(text), piece }
  }

  private has(face: AnyFace, signs: string): boolean {
    const font = this.fonts.get(face) ?? this.register(face, readFileSync(fileOf(face)))
    return [...signs].every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0)!))
  }

  private faceFor(sign: string, wanted: Face): AnyFace | undefined {
    const face = [wanted, ...FALLBACKS].find((one) => this.has(one, sign))
    if (!face) this.missing.set(sign, (this.missing.get(sign) ?? 0) + 1)
    return face
  }

  /** A word longer than a line (an address) is cut where it must be. */
  private chop(word: Word, width: number, size: number): Word[] {
    const parts: Word[] = []
    let text = ''
    let used = 0
    for (const sign of clustersOf(word.segments.map((segment) => segment.text).join(''))) {
      const one = this.wordOf(sign, word.piece, size, 0).width
      if (used + one > width && text !== '') {
        parts.push(this.wordOf(text, word.piece, size, 0))
        text = ''
        used = 0
      }
      text += sign
      used += one
    }
    if (text !== '') parts.push(this.wordOf(text, word.piece, size, word.space))
    return parts
  }

  private drawLine(line: readonly Word[], { x, width, size, isRtl, y }: Block & { isRtl: boolean; y: number }): void {
    const words = inSight(line, isRtl)
    const used = words.reduce((sum, word, index) => sum + word.width + (index < words.length - 1 ? gap(word) : 0), 0)
    let at = isRtl ? x + Math.max(0, width - used) : x
    for (const [index, word] of words.entries()) {
      for (const { text, face, width: advance } of word.isRtl ? word.segments.toReversed() : word.segments) {
        const { colour = INK, strike = false, underline = false } = word.piece
        this.doc
          .font(face)
          .fontSize(size)
          .fillColor(colour)
          .text(text, at, y + size * 1.05, { lineBreak: false, strike, underline, baseline: 'alphabetic' })
        at += advance
      }
      if (index < words.length - 1) at += gap(word)
    }
    this.doc.y = y
    this.doc.x = x
  }
}

/** A word, cut where a line may end within it. */
function partsOf(word: string): string[] {
  if (word === '' || !UNSPACED.test(word)) return word === '' ? [] : [word]
  const parts: string[] = []
  let before = ''
  for (const sign of clustersOf(word)) {
    const mayEnd = (UNSPACED.test(sign) || UNSPACED.test(before)) && !NOT_FIRST.test(sign) && !NOT_LAST.test(before)
    if (parts.length === 0 || mayEnd) parts.push(sign)
    else parts[parts.length - 1] += sign
    before = sign
  }
  return parts
}

/** Moves a space at the beginning of a piece to the end of the one before it: a word carries the space that follows it. */
function blanksInside(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = []
  for (const piece of pieces) {
    const last = result.at(-1)
    const blank = /^[^\S\n]+/.exec(piece.text)?.[0] ?? ''
    if (blank !== '' && last) last.text += ' '
    result.push({ ...piece, text: piece.text.slice(blank.length) })
  }
  return result
}

export const INK = '#2b2a26'
const gap = (word: Word) => word.space

/** Whether the first letter of a text is of a script that is written from right to left. */
export function isRightToLeft(text: string): boolean {
  const first = STRONG.exec(text)
  return first !== null && RTL.test(first[0])
}

/** Words from left to right in visual order: words of the other direction than their line's are reversed. */
function inSight(line: readonly Word[], isRtl: boolean): Word[] {
  const runs: { isRtl: boolean; words: Word[] }[] = []
  for (const word of line) {
    const direction = STRONG.test(word.piece.text) && hasLetters(word) ? word.isRtl : isRtl
    const last = runs.at(-1)
    if (last?.isRtl === direction) last.words.push(word)
    else runs.push({ isRtl: direction, words: [word] })
  }
  const ordered = isRtl ? runs.toReversed() : runs
  const words = ordered.flatMap((run) => (run.isRtl ? run.words.toReversed() : run.words))
  // A space belongs between two words, no matter which of them it followed in the text.
  return isRtl || runs.some((run) => run.isRtl)
    ? words.map((word) => ({ ...word, space: Math.max(...line.map(({ space }) => space)) }))
    : words
}

const hasLetters = (word: Word) => word.segments.some(({ text }) => STRONG.test(text))

// Finds raw lengths in style sheets for which the theme has a name: widths of media queries, and spaces (margins,
// paddings, gaps, insets). Allowed are hairlines (up to 3 px), lengths relative to the text (em) or the window (%, vw …), and inside a
// clamp() the part between its bounds that grows with the window.

export type RawSpace = { line: number; declaration: string; reason: string | undefined }
export type RawWidth = { line: number; query: string }

const SPACE =
  /(?<=[;{}\s])(?:(?:scroll-)?(?:margin|padding)(?:-[a-z-]+)?|(?:row-|column-)?gap|inset(?:-[a-z-]+)?|top|right|bottom|left|border-spacing)\s*:([^;}]*)(?:;[ \t]*(?:\/\*\s*optical:\s*([^*]+?)\s*\*\/)?)?/g
const GROWING = /[^,()]*\d(?:[sdl]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max))\b[^,()]*/g
const LENGTH = /(?<![\w.-])-?(\d*\.?\d+)(rem|px)\b/g
const HAIRLINE = 3

/** Every margin, padding, gap or inset with a raw length, and the reason behind it if there is one. */
export function rawSpaces(css: string): RawSpace[] {
  return [...withoutComments(css).matchAll(SPACE)].flatMap((found) => {
    const [declaration, value = '', reason] = found
    const lengths = [...value.replace(GROWING, '').matchAll(LENGTH)].filter(
      ([, number, unit]) => Number(number) !== 0 && !(unit === 'px' && Number(number) <= HAIRLINE),
    )
    if (lengths.length === 0) return []
    return [{ line: lineOf(css, found.index), declaration: declaration.split(';')[0]!.trim(), reason: reason?.trim() }]
  })
}

/** Every media query with a width in numbers. */
export function rawWidths(css: string): RawWidth[] {
  return [...withoutComments(css).matchAll(/@media\s+([^{]*\d(?:px|r?em)\b[^{]*)\{/g)].map((found) => ({
    line: lineOf(css, found.index),
    query: found[1]!.trim(),
  }))
}

/** Replaces comments by blanks, so that positions do not change; only the reasons remain. */
const withoutComments = (css: string) => css.replace(/\/\*(?!\s*optical:)[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length

/** Grid areas that a style file uses but does not define: the build scopes their names to the file, so other files' areas do not match. */
export function foreignAreas(text: string): string[] {
  const templates = [...text.matchAll(/grid-template(?:-areas)?:([^;]+);/g)].map(([, areas]) => areas!).join(' ')
  const own = new Set(templates.match(/[a-z][\w-]*/gi) ?? [])
  return [...text.matchAll(/grid-area:\s*([a-z][\w-]*)\s*;/gi)].flatMap(([, name]) => (name === 'auto' || own.has(name!) ? [] : [name!]))
}

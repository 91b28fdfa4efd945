// The effect of `/[ \t]+$/` and `/\s*\n\s*/g` in linear time: those expressions start again at every space of a long row of them.

/** The text without any of these characters at its end. */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length
  while (end > 0 && signs.includes(text[end - 1]!)) end--
  return text.slice(0, end)
}

/** Line breaks, with the blanks around them, as one blank each. */
export function onOneLine(text: string): string {
  if (!text.includes('\n')) return text
  const lines = text.split('\n')
  const last = lines.length - 1
  return lines
    .map((line, index) => (index === 0 ? line.trimEnd() : index === last ? line.trimStart() : line.trim()))
    .filter((line, index) => index === 0 || index === last || line !== '')
    .join(' ')
}

import type { Piece } from './contract.ts'

// Format of links in an article by a model, while it is sent and stored: between characters that are removed from the model's
// output before links are marked. So nothing that a model writes can be taken for a link.

const START = '\u0001'
const MIDDLE = '\u0002'
const END = '\u0003'

export const markedLink = (shown: string, slug: string): string => `${START}${shown}${MIDDLE}${slug}${END}`

/** Paragraphs of text and links. An incomplete link (not fully received, or cut) is treated as text. */
export function piecesOf(marked: string): Piece[][] {
  return marked.split('\n').flatMap((line) => {
    const pieces = lineOf(line)
    return pieces.length > 0 ? [pieces] : []
  })
}

function lineOf(line: string): Piece[] {
  const [first = '', ...rest] = line.split(START)
  const pieces: Piece[] = first === '' ? [] : [first]
  for (const part of rest) {
    const middle = part.indexOf(MIDDLE)
    const end = part.indexOf(END)
    if (middle === -1 || end < middle) pieces.push((middle === -1 ? part : part.slice(0, middle)).replaceAll(END, ''))
    else {
      pieces.push([part.slice(0, middle), part.slice(middle + 1, end)])
      if (end + 1 < part.length) pieces.push(part.slice(end + 1))
    }
  }
  return pieces.filter((piece) => piece !== '')
}

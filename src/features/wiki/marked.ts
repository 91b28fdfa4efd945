import type { Piece } from './contract.ts'

// How links stand in an article by a model while it is sent and kept: between letters that no text has, because all of them are taken out
// of what a model writes before a link is marked. So nothing that it writes can be taken for one.

const START = '\u0001'
const MIDDLE = '\u0002'
const END = '\u0003'

export const markedLink = (shown: string, slug: string): string => `${START}${shown}${MIDDLE}${slug}${END}`

/** Paragraphs of words and doors. What is no whole link, because it is still on its way or was cut, is text. */
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

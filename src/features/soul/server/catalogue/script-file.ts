import { z } from 'zod'
import { splitSentences } from '#platform/server/speech/sentences.ts'
import { Script } from '#platform/server/audio/render/core/recipe.ts'

/** Default silences, in seconds: after a sentence, and after a paragraph. */
const sentencePause = 1.8
const paragraphPause = 6

const Heading = z.strictObject({
  voice: Script.shape.voice,
  intro: z.coerce.number().optional(),
  outro: z.coerce.number().optional(),
})

/**
 * Parses a spoken script: a heading between `---` lines (`voice`, `intro`, `outro`), then text. `(12)` requests about twelve seconds
 * of silence after the sentence before it, stretched to fill the track; `(=4)` exactly four. Throws on anything else.
 */
export function readScript(markdown: string): Script {
  const [, heading, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown.replaceAll('\r\n', '\n')) ?? []
  if (heading === undefined || body === undefined) throw new Error('A script begins with a heading between two lines of ---.')
  const settings = Heading.parse(Object.fromEntries(heading.split('\n').map((line) => line.split(/:\s*/, 2))))
  const lines: Script['lines'] = []
  for (const paragraph of body.split(/\n\s*\n/)) {
    // Odd pieces are pause marks, even ones text.
    for (const [i, piece] of paragraph.split(/\((=?\d+(?:\.\d+)?)\)/).entries()) {
      const last = lines.at(-1)
      if (i % 2 === 1) {
        if (!last) throw new Error('A pause mark needs a sentence before it.')
        last.fixed = piece.startsWith('=')
        last.pause = Number(piece.replace('=', ''))
      } else for (const text of splitSentences(piece)) lines.push({ text, pause: sentencePause, fixed: false })
    }
    const last = lines.at(-1)
    if (last && !last.fixed && last.pause < paragraphPause) last.pause = paragraphPause
  }
  return Script.parse({ ...settings, lines })
}

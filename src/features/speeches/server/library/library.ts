import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { soundHash, type TrackRecipe } from '#platform/server/audio/render/core/recipe.ts'
import { voiceNames } from '#platform/server/speech/speech-driver.ts'
import { LANGUAGES, THEMES, TONES, type Tone } from '../../themes.ts'
import { plainContent, recipeOf, type Words } from './recipe.ts'

/** A speech as the library has it. */
export type LibraryPiece = Words & { title: string; themes: (typeof THEMES)[number][]; recipe: TrackRecipe }

const Heading = z.strictObject({
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, 'must be a lower-case slug'),
  themes: z
    .string()
    .transform((list) => list.split(', '))
    .pipe(z.array(z.enum(THEMES)).min(1).max(4)),
  voice: z.enum(voiceNames),
})

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** One file per tone and language. A piece: `# title`, lines `id`, `themes` and `voice`, an empty line, paragraphs; else it throws. */
function piecesOf(file: string, tone: Tone, language: (typeof LANGUAGES)[number], gains: Readonly<Record<string, number>>): LibraryPiece[] {
  const parts = read(`./pieces/${file}`).replaceAll('\r\n', '\n').split(/^# /m).slice(1)
  return parts.map((part) => {
    const [head = '', ...paragraphs] = part.split('\n\n')
    const [title = '', ...lines] = head.split('\n')
    try {
      const { id, themes, voice } = Heading.parse(Object.fromEntries(lines.map((line) => line.split(': ', 2))))
      const content = plainContent(paragraphs.join('\n\n'))
      const words: Words = { id, tone, language, voice, content }
      const recipe = recipeOf(words)
      const gainDb = gains[soundHash(recipe)]
      return {
        ...words,
        title: z.string().min(1).max(60).parse(title),
        themes,
        recipe: gainDb === undefined ? recipe : { ...recipe, gainDb },
      }
    } catch (cause) {
      throw new Error(`Speeches: “${title}” in ${file} cannot be used.`, { cause })
    }
  })
}

/** The built-in speeches by language and tone, loaded and checked once. A broken library must not start. */
function loadLibrary(): { pieces: readonly LibraryPiece[]; version: string } {
  const gains = z.record(z.string(), z.number()).parse(JSON.parse(read('./loudness.json')))
  const files = new Set(readdirSync(new URL('./pieces', import.meta.url)))
  const pieces = LANGUAGES.flatMap((language) =>
    TONES.flatMap((tone) => {
      const file = `${tone}.${language}.md`
      if (!files.delete(file)) throw new Error(`Speeches: ${file} is missing.`)
      return piecesOf(file, tone, language, gains)
    }),
  )
  const [stray] = files
  if (stray) throw new Error(`Speeches: ${stray} matches no tone and language.`)
  if (new Set(pieces.map(({ id }) => id)).size < pieces.length) throw new Error('Speeches: duplicate id.')
  const version = createHash('sha256').update(JSON.stringify(pieces)).digest('hex').slice(0, 16)
  return { pieces, version }
}

export const library = loadLibrary()

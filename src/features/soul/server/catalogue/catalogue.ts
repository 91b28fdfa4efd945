import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { recipeHash, soundHash, TrackRecipe } from '#platform/server/audio/render/core/recipe.ts'
import { readScript } from './script-file.ts'

const Slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be a lower-case slug')

export const CatalogueCategory = z.strictObject({
  id: Slug,
  title: z.string().min(1).max(40),
  description: z.string().min(1).max(120),
  /** Hue angle in OKLCH degrees that suits the category. */
  hue: z.number().min(0).max(360),
  artSeed: z.string().min(1),
})
export type CatalogueCategory = z.infer<typeof CatalogueCategory>

/** A track as in its file; the script is a separate Markdown file. */
const TrackFile = z.strictObject({
  id: Slug,
  title: z.string().min(1).max(60),
  description: z.string().min(1).max(160),
  tags: z.array(z.string().min(1).max(24)).min(1).max(5),
  artSeed: z.string().min(1),
  script: z.string().optional(),
  recipe: TrackRecipe,
})

export type CatalogueTrack = Omit<z.infer<typeof TrackFile>, 'script'> & {
  category: string
  durationSeconds: number
  guided: boolean
}

export type Catalogue = {
  categories: CatalogueCategory[]
  /** In the order of the categories. */
  tracks: CatalogueTrack[]
  /** Changes with every text and sound of the catalogue. 16 hex digits. */
  version: string
}

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8')
}

/** The built-in tracks, loaded and checked once. Throws with the file's name if it is invalid: a broken catalogue must not start. */
function loadCatalogue(): Catalogue {
  const categories = named('categories.json', () => z.array(CatalogueCategory).parse(JSON.parse(read('./categories.json'))))
  const gains = named('loudness.json', () => z.record(z.string(), z.number()).parse(JSON.parse(read('./loudness.json'))))
  const known = new Set(categories.map(({ id }) => `${id}.json`))
  const stray = readdirSync(new URL('./tracks', import.meta.url)).find((file) => !known.has(file))
  if (stray) throw new Error(`Catalogue: tracks/${stray} matches no category.`)
  const tracks = categories.flatMap(({ id: category }) =>
    named(`tracks/${category}.json`, () =>
      z
        .array(TrackFile)
        .min(1)
        .parse(JSON.parse(read(`./tracks/${category}.json`))),
    ).map((file) => {
      const { script, recipe, ...rest } = file
      const sound: TrackRecipe = script
        ? { ...recipe, script: named(`scripts/${script}`, () => readScript(read(`./scripts/${script}`))) }
        : recipe
      const gainDb = gains[soundHash(sound)]
      return {
        ...rest,
        category,
        durationSeconds: recipe.durationSeconds,
        guided: script !== undefined,
        recipe: gainDb === undefined ? sound : { ...sound, gainDb },
      }
    }),
  )
  const version = createHash('sha256')
    .update(
      JSON.stringify([categories, tracks.map((track) => [track.id, track.title, track.description, track.tags, recipeHash(track.recipe)])]),
    )
    .digest('hex')
    .slice(0, 16)
  return { categories, tracks, version }
}

function named<T>(file: string, make: () => T): T {
  try {
    return make()
  } catch (cause) {
    throw new Error(`Catalogue: ${file} cannot be used: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

export const catalogue: Catalogue = loadCatalogue()

import { AppError, notFound } from '#platform/contract/errors.ts'
import type { HasConfig, HasDb } from '#platform/server/app/app.ts'
import { languageOf, type Language } from '#platform/server/auth/language.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { SoulCategory, SoulTrack } from '../contract.ts'
import { catalogue, type CatalogueTrack } from './catalogue/catalogue.ts'
import { wordsIn, tagsIn } from './catalogue/words.ts'
import { audioVersion } from '#platform/server/audio/rendered-audio.ts'
import { practiceOf, type Practice } from '../practice.ts'
import { practiceRecipe, practiceWords } from './practices.ts'
import { trackStatesOf, uploadById, uploads, type TrackState, type Upload } from './track-store.ts'
import { soulReasons } from '../reasons.en.ts'

/** The person whose tracks they are, with the language of the texts. */
export type Listener = Pick<Person, 'id' | 'locale'>

export type AnyTrack =
  | { kind: 'built-in'; track: CatalogueTrack }
  | { kind: 'upload'; upload: Upload }
  | { kind: 'practice'; id: string; practice: Practice }

const hues = new Map(catalogue.categories.map(({ id, hue }) => [id, hue]))
const builtIn = new Map(catalogue.tracks.map((track) => [track.id, track]))

/** Throws not_found for an unknown id. */
export async function trackById(db: Db, id: string): Promise<AnyTrack> {
  const track = builtIn.get(id)
  if (track) return { kind: 'built-in', track }
  const practice = practiceOf(id)
  if (practice) return { kind: 'practice', id, practice }
  const upload = await uploadById(db, id)
  if (!upload) throw notFound(soulReasons.track_not_here())
  return { kind: 'upload', upload }
}

export function assertCategory(id: string): void {
  if (!catalogue.categories.some((category) => category.id === id)) throw new AppError('not_found', soulReasons.category_not_here())
}

/** A track with one person's state. */
export function soulTrack(app: HasConfig, any: AnyTrack, language: Language, shelved?: TrackState): SoulTrack {
  const mine = { isFavourite: shelved?.isFavourite ?? false, position: shelved?.position ?? 0 }
  const audio = (id: string, version: string) => `/api/soul/tracks/${id}/audio?v=${version}`
  if (any.kind === 'built-in') {
    const { id, category, tags, artSeed, recipe } = any.track
    return {
      id,
      ...wordsIn(language, 'tracks', any.track),
      category,
      hue: hues.get(category) ?? 0,
      tags: tagsIn(language, tags),
      artSeed,
      guided: recipe.script !== undefined,
      spokenIn: recipe.script ? 'en' : null,
      loops: recipe.loop,
      audioUrl: audio(id, audioVersion(app, any.track)),
      contentType: 'audio/mpeg',
      duration: recipe.durationSeconds,
      ...mine,
    }
  }
  if (any.kind === 'practice') {
    const { id, practice } = any
    const recipe = practiceRecipe(practice)
    return {
      id,
      ...practiceWords(practice, language),
      category: practice.kind === 'timer' ? 'focus' : 'breath',
      hue: hues.get(practice.kind === 'timer' ? 'focus' : 'breath') ?? 0,
      tags: [],
      artSeed: id,
      guided: false,
      spokenIn: null,
      loops: false,
      audioUrl: audio(id, audioVersion(app, { recipe })),
      contentType: 'audio/mpeg',
      duration: recipe.durationSeconds,
      isFavourite: mine.isFavourite,
      position: 0,
    }
  }
  const { id, title, description, category, contentType, duration, storageKey } = any.upload
  return {
    id,
    title,
    description,
    category,
    contentType,
    duration,
    tags: [],
    artSeed: id,
    hue: hues.get(category) ?? 0,
    guided: false,
    spokenIn: null,
    loops: false,
    audioUrl: audio(id, storageKey.slice(-16, -4)),
    ...mine,
  }
}

/** All tracks with the person's states: built-in ones in the catalogue's order, then uploads. */
export async function allTracks(app: HasConfig & HasDb, person: Listener): Promise<SoulTrack[]> {
  return (await tracksWithStates(app, person)).tracks
}

/** All tracks, together with the shelf from which their states come. */
export async function tracksWithStates(
  app: HasConfig & HasDb,
  person: Listener,
): Promise<{ tracks: SoulTrack[]; shelf: Map<string, TrackState> }> {
  const language = languageOf(person.locale)
  const [shelf, uploaded] = await Promise.all([trackStatesOf(app.db, person.id), uploads(app.db)])
  const all: Exclude<AnyTrack, { kind: 'practice' }>[] = [
    ...catalogue.tracks.map((track) => ({ kind: 'built-in' as const, track })),
    ...uploaded.map((upload) => ({ kind: 'upload' as const, upload })),
  ]
  const tracks = all.map((any) => soulTrack(app, any, language, shelf.get(any.kind === 'built-in' ? any.track.id : any.upload.id)))
  return { tracks, shelf }
}

/** The practices that a person saved, latest first. */
export async function savedPractices(app: HasConfig & HasDb, person: Listener): Promise<SoulTrack[]> {
  const shelf = await trackStatesOf(app.db, person.id)
  return [...shelf.values()]
    .filter(({ isFavourite }) => isFavourite)
    .flatMap((state) => {
      const practice = practiceOf(state.trackId)
      return practice ? [soulTrack(app, { kind: 'practice', id: state.trackId, practice }, languageOf(person.locale), state)] : []
    })
}

export function categoriesOf(tracks: readonly SoulTrack[], { locale }: Pick<Listener, 'locale'>): SoulCategory[] {
  return catalogue.categories.map((category) => ({
    id: category.id,
    ...wordsIn(languageOf(locale), 'categories', category),
    artSeed: category.artSeed,
    hue: category.hue,
    tracks: tracks.filter((track) => track.category === category.id).length,
  }))
}

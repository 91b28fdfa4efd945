import { notFound } from '#platform/contract/errors.ts'
import { Id } from '#platform/contract/ids.ts'
import type { HasConfig, HasDb, HasVault } from '#platform/server/app/app.ts'
import { ownVersion } from '#platform/server/audio/own-audio.ts'
import { audioVersion } from '#platform/server/audio/rendered-audio.ts'
import { canSpeak, type SpokenLanguage } from '#platform/server/speech/open-speaker.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { ExportedSpeech, Speech } from '../contract.ts'
import { speechesReasons } from '../reasons.en.ts'
import { library, type LibraryPiece } from './library/library.ts'
import { marksOf, recipeOf, type Words } from './library/recipe.ts'
import { favouritesOf, ownSpeechById, ownSpeechesOf } from './store.ts'

const byId = new Map(library.pieces.map((piece) => [piece.id, piece]))
/** Cached, because it is the same for everybody and slow to compute. */
const sentences = new Map(library.pieces.map(({ id, content, recipe }) => [id, marksOf(content, recipe)]))

const audioUrl = (id: string, version: string) => `/api/speeches/${id}/audio?v=${version}`

/** The recipe input of a person's speech: the voice suits its tone. */
export function wordsOf({ id, tone, language, content }: ExportedSpeech): Words {
  return { id, tone, language, content, voice: tone === 'empowering' || tone === 'calming' ? 'low' : 'soft' }
}

function pieceAsSpeech(app: HasConfig, piece: LibraryPiece, isFavourite: boolean): Speech {
  const { id, title, tone, language, content, themes, recipe } = piece
  return {
    id,
    title,
    tone,
    language,
    content,
    themes,
    audioUrl: canSpeak(app.config, language) ? audioUrl(id, audioVersion(app, piece)) : null,
    duration: recipe.durationSeconds,
    sentences: sentences.get(id)!,
    isFavourite,
    isOwn: false,
  }
}

/** People did not consent to sending their texts to a service, so only the embedded voice speaks them. */
export const canSpeakOwn = (language: SpokenLanguage): boolean => canSpeak({ speech: undefined }, language)

export function ownAsSpeech(app: HasConfig, key: PersonKey, own: ExportedSpeech, isFavourite: boolean): Speech {
  const { id, title, tone, language, content, themes } = own
  const recipe = recipeOf(wordsOf(own))
  return {
    id,
    title,
    tone,
    language,
    content,
    themes,
    audioUrl: canSpeakOwn(language) ? audioUrl(id, ownVersion(app, key, { recipe })) : null,
    duration: recipe.durationSeconds,
    sentences: marksOf(content, recipe),
    isFavourite,
    isOwn: true,
  }
}

/** The library, then the person's own speeches. */
export async function speechesOf(app: HasConfig & HasDb & HasVault, userId: string): Promise<Speech[]> {
  const key = await app.vault.keyOf(userId)
  const [favourites, own] = await Promise.all([favouritesOf(app.db, userId), ownSpeechesOf(app.db, key, userId)])
  const hearts = new Set(favourites.map(({ speechId }) => speechId))
  return [
    ...library.pieces.map((piece) => pieceAsSpeech(app, piece, hearts.has(piece.id))),
    ...own.map((speech) => ownAsSpeech(app, key, speech, hearts.has(speech.id))),
  ]
}

/** A speech that the person may hear: of the library or their own. Throws not_found for any other id. */
export async function speechById(
  app: HasDb & HasVault,
  userId: string,
  id: string,
): Promise<{ piece: LibraryPiece } | { own: ExportedSpeech }> {
  const piece = byId.get(id)
  if (piece) return { piece }
  const own = Id.safeParse(id).success ? await ownSpeechById(app.db, await app.vault.keyOf(userId), userId, id) : undefined
  if (!own) throw notFound(speechesReasons.not_here())
  return { own }
}

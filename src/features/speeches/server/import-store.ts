import { z } from 'zod'
import { Instant } from '#platform/contract/dates.ts'
import type { AnyImportPart } from '#platform/server/imports/part.ts'
import { idPart, tablePart } from '#platform/server/imports/table-part.ts'
import { ExportedSpeech, OWN_MOST } from '../contract.ts'
import { FAVOURITES_MOST, sealSpeech } from './store.ts'
import { ownSpeeches, speechFavourites } from './tables.ts'

export const OWN_FILE = 'speeches/own.json'
export const FAVOURITES_FILE = 'speeches/favourites.json'

/** The part of the export that an import restores. */
export const speechesParts: readonly AnyImportPart[] = [
  idPart({
    id: 'speeches.own',
    name: { en: 'speeches you wrote', de: 'Texte, die du geschrieben hast' },
    file: OWN_FILE,
    shape: ExportedSpeech,
    table: ownSpeeches,
    fingerprint: [ownSpeeches.sealed],
    limit: { most: OWN_MOST },
    row: ({ id, day, createdAt, updatedAt, ...words }, { userId, key }) => ({
      userId,
      id,
      sealed: sealSpeech(key, id, words),
      day,
      createdAt: new Date(createdAt),
      updatedAt: new Date(updatedAt),
    }),
  }),
  tablePart({
    id: 'speeches.favourite',
    name: { en: 'favourite speeches', de: 'Lieblingstexte' },
    file: FAVOURITES_FILE,
    shape: z.object({ speechId: z.string().min(1).max(80), since: Instant }),
    idOf: ({ speechId }) => speechId,
    table: speechFavourites,
    column: speechFavourites.speechId,
    fingerprint: [speechFavourites.since],
    limit: { most: FAVOURITES_MOST },
    row: ({ speechId, since }, { userId }) => ({ userId, speechId, since: new Date(since) }),
  }),
]

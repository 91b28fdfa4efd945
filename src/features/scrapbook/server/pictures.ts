import type { HasDb, HasStorage, HasVault } from '#platform/server/app/app.ts'
import { ownPictures } from '#platform/server/pictures/own-pictures.ts'
import { MAX_PICTURE_BYTES, type Picture } from '../contract.ts'
import { scrapbookReasons } from '../reasons.en.ts'
import { scrapbookRows } from './picture-store.ts'

export const pictures = ownPictures({
  rows: scrapbookRows,
  area: 'scrapbook',
  folder: 'pictures',
  digest: 'scrapbook-picture',
  maxBytes: MAX_PICTURE_BYTES,
  reasons: {
    tooLarge: scrapbookReasons.picture_too_large,
    unreadable: scrapbookReasons.picture_unreadable,
    notHere: scrapbookReasons.picture_not_here,
    idTaken: scrapbookReasons.picture_id_taken,
  },
})

export const shown = ({ id, width, height }: Picture): Picture => ({ id, width, height })

/** Stores a picture. The same bytes under the same id return the existing picture; other bytes are a `conflict`. */
export async function savePicture(
  app: HasDb & HasStorage & HasVault,
  userId: string,
  id: string,
  content: AsyncIterable<Uint8Array>,
): Promise<Picture> {
  return shown(await pictures.save(app, userId, id, content, (stored) => ({ ...stored, id })))
}

/** The newest first. */
export const listPictures = async (app: HasDb, userId: string): Promise<Picture[]> =>
  (await scrapbookRows.list(app.db, userId)).map(shown).toReversed()

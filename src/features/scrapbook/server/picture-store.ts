import { AppError } from '#platform/contract/errors.ts'
import { pictureRows } from '#platform/server/pictures/picture-rows-store.ts'
import { MAX_PICTURES } from '../contract.ts'
import { scrapbookReasons } from '../reasons.en.ts'
import { scrapbookPictures } from './tables.ts'

/** Oldest first. */
export const scrapbookRows = pictureRows(scrapbookPictures, {
  id: 'id',
  most: MAX_PICTURES,
  tooMany: () => new AppError('limit', scrapbookReasons.too_many_pictures({ most: MAX_PICTURES })),
})

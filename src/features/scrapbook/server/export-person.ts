import { findConsent, PICTURE_PURPOSE } from '#platform/server/ai/consent-store.ts'
import type { HasClock, HasDb, HasStorage, HasVault } from '#platform/server/app/app.ts'
import { jsonFile, linesFile, type ExportFile } from '#platform/server/export/export-file.ts'
import { askedOf } from './asked-store.ts'
import { listLinks } from './links.ts'
import { scrapbookRows } from './picture-store.ts'
import { pictures, shown } from './pictures.ts'
import { openBook, openPage } from './sealing.ts'
import { booksOf, pageIdsOf, pageWith } from './store.ts'

const ABOUT_BOOKS = { en: 'your scrapbooks, one a line', de: 'deine Sammelbücher, eines je Zeile' }
const ABOUT_PAGES = {
  en: 'pages of scrapbooks with everything on them, one a line',
  de: 'Seiten der Sammelbücher mit allem, was darauf ist, eine je Zeile',
}
const ABOUT_LIST = { en: 'size of each picture in scrapbooks', de: 'Größe jedes Bildes in Sammelbüchern' }
const ABOUT_PICTURES = { en: 'pictures in scrapbooks, named by their id', de: 'Bilder in Sammelbüchern, benannt nach ihrer Kennung' }
const ABOUT_LINKS = {
  en: 'links to your scrapbooks; no import brings them back',
  de: 'Links zu deinen Sammelbüchern; kein Import bringt sie zurück',
}
const ABOUT_ASKED = {
  en: 'pictures that you asked a model for and that are not made; no import asks for them again',
  de: 'Bilder, um die du ein Modell gebeten hast und die noch nicht gemacht sind; kein Import fragt noch einmal',
}
const ABOUT_CONSENT = {
  en: 'which service you agreed to let make pictures: where to, and since when; no import brings it back',
  de: 'welcher Dienst nach deiner Zustimmung Bilder macht: wohin und seit wann; kein Import bringt sie zurück',
}

export const BOOKS_FILE = 'scrapbook/books.jsonl'
export const PAGES_FILE = 'scrapbook/pages.jsonl'
export const PICTURES_FILE = 'scrapbook/pictures.json'
export const PICTURE_FOLDER = 'scrapbook/pictures/'

export async function* exportScrapbook(app: HasClock & HasDb & HasStorage & HasVault, userId: string): AsyncGenerator<ExportFile> {
  const key = await app.vault.keyOf(userId)
  async function* books() {
    for (const { id, sealed, deletedAt } of await booksOf(app.db, userId)) if (!deletedAt) yield openBook(key, id, sealed)
  }
  async function* pages() {
    for (const { id, deletedAt } of await pageIdsOf(app.db, userId)) {
      const row = deletedAt ? undefined : await pageWith(app.db, userId, id)
      if (row) yield { id, records: openPage(key, id, row.sealed) }
    }
  }
  yield linesFile(BOOKS_FILE, ABOUT_BOOKS, books())
  yield linesFile(PAGES_FILE, ABOUT_PAGES, pages())
  yield jsonFile(PICTURES_FILE, ABOUT_LIST, (await scrapbookRows.list(app.db, userId)).map(shown))
  yield* pictures.exportFiles(app, key, userId, { path: PICTURE_FOLDER, ...ABOUT_PICTURES })
  const links = await listLinks(app, userId)
  if (links.length > 0) yield jsonFile('scrapbook/links.json', ABOUT_LINKS, links)
  const asked = await askedOf(app.db, key, userId)
  if (asked.length > 0)
    yield jsonFile(
      'scrapbook/asked.json',
      ABOUT_ASKED,
      asked.map(({ id, words, shape, state }) => ({ id, words, shape, state })),
    )
  const consent = await findConsent(app.db, userId, PICTURE_PURPOSE)
  if (consent) yield jsonFile('scrapbook/picture-consent.json', ABOUT_CONSENT, consent)
}

import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import { jsonFile, type ExportFile } from '#platform/server/export/export-file.ts'
import { linkOf } from './link-store.ts'
import { linkAsSent } from './shared-list.ts'

const ABOUT_LINK = {
  en: 'the link by which you share your shopping list; it leads to this installation alone, and no import brings it back',
  de: 'der Link, mit dem du deine Einkaufsliste teilst; er führt nur zu dieser Installation, und kein Import bringt ihn zurück',
}

/** Exports the link of a person's shared list; the list itself is among their things. */
export async function* exportListLink(app: HasDb & HasVault, userId: string): AsyncGenerator<ExportFile> {
  const link = await linkOf(app.db, await app.vault.keyOf(userId), userId)
  if (link) yield jsonFile('nutrition/list-link.json', ABOUT_LINK, linkAsSent(link))
}

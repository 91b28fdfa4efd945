import { fold } from '#platform/contract/fold.ts'
import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import { MOST_FOUND } from '../../contract-chat.ts'
import { newestMessages, titlesOf, type StoredMessage } from '../threads/store.ts'

const MOST_READ = 5000
const PAGE = 250
/** Letters before and after a match. */
const AROUND = 60

/** Messages that contain all of these words, newest first. Titles and texts are sealed, so they are decrypted page by page. */
export async function searched(app: HasDb & HasVault, userId: string, words: string) {
  const key = await app.vault.keyOf(userId)
  const wanted = fold(words).split(/\s+/).filter(Boolean)
  const found: (Omit<StoredMessage, 'text'> & { excerpt: string })[] = []
  let read = 0
  for await (const page of newestMessages(app.db, key, userId, MOST_READ, PAGE)) {
    read += page.length
    for (const { text, ...message } of page) {
      const folded = fold(text)
      if (found.length < MOST_FOUND && wanted.every((word) => folded.includes(word)))
        found.push({ ...message, excerpt: excerptOf(text, folded.indexOf(wanted[0]!)) })
    }
    if (found.length >= MOST_FOUND) break
  }
  const titles = await titlesOf(app.db, key, userId, [...new Set(found.map(({ thread }) => thread))])
  return {
    found: found.map(({ id, thread, at, role, excerpt }) => ({ thread, title: titles.get(thread) ?? '', message: id, at, role, excerpt })),
    isComplete: read < MOST_READ && found.length < MOST_FOUND,
  }
}

/** Folding may change the length by a letter or two, which is accurate enough for an excerpt. */
function excerptOf(text: string, at: number): string {
  const from = Math.max(0, at - AROUND)
  const piece = text
    .slice(from, at + AROUND * 2)
    .replaceAll(/\s+/g, ' ')
    .toWellFormed()
  return `${from > 0 ? '… ' : ''}${piece.trim()}${from + piece.length < text.length ? ' …' : ''}`
}

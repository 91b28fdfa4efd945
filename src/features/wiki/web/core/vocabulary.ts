import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { onOutboxSent, perform } from '#platform/web/offline/app-outbox.ts'
import { pendingChanges } from '#platform/web/offline/pending-changes.ts'
import { keyOf, queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { deleteWikiWord, getWikiWords, putWikiReview, putWikiWord, type Rating, type Review, type SavedWord } from '../../contract.ts'
import { wikiMessages } from './messages.ts'

type Change =
  | { kind: 'save'; word: Pick<SavedWord, 'id' | 'slug' | 'sense' | 'savedAt'> }
  | { kind: 'review'; word: string; review: Review }

/** What was done here and no answer of the server holds yet. */
const pending = pendingChanges<Change>(({ method, path, input }) => {
  if (method !== 'PUT') return undefined
  const { id, review } = (input.params ?? {}) as { id: string; review: string }
  if (path === putWikiWord.path) return { kind: 'save', word: { id, ...(input.body as { slug: string; sense: string; savedAt: string }) } }
  if (path === putWikiReview.path)
    return { kind: 'review', word: id, review: { id: review, ...(input.body as { rating: Rating; at: string }) } }
  return undefined
})

function withChanges(words: readonly SavedWord[], changes: readonly Change[]): SavedWord[] {
  let next = [...words]
  for (const change of changes) {
    if (change.kind === 'save') {
      const { word } = change
      if (next.some((one) => one.id === word.id || (one.slug === word.slug && one.sense === word.sense))) continue
      next.push({ ...word, word: word.slug.replaceAll('_', ' '), gloss: '', due: word.savedAt, reviews: [] })
    } else {
      next = next.map((one) =>
        one.id !== change.word || one.reviews.some(({ id }) => id === change.review.id)
          ? one
          : { ...one, reviews: [...one.reviews, change.review] },
      )
    }
  }
  return next
}

/** The vocabulary as it is with everything that was done on this device, and what can be done with it. */
export function useVocabulary() {
  const client = useQueryClient()
  const query = usePersistedQuery(queryOf(getWikiWords), { fallback: 'while-loading' })
  const { data, refetch } = query
  const changes = pending.use()
  useEffect(() => onOutboxSent(() => void refetch().then(() => pending.clearUnconfirmed())), [refetch])
  const words = useMemo(() => (data ? withChanges(data.words, changes) : undefined), [data, changes])
  const said = (change: Change) =>
    client.setQueryData<{ words: SavedWord[] }>(keyOf(getWikiWords), (old) => old && { words: withChanges(old.words, [change]) })
  const failed = (error: unknown) => {
    toast({ title: messagesNow(wikiMessages).refused, description: error instanceof Error ? error.message : '', tone: 'destructive' })
    void client.invalidateQueries({ queryKey: keyOf(getWikiWords) })
  }
  const put = (change: Change, work: () => Promise<unknown>) => {
    void pending.whileSending(change, work).then(() => said(change), failed)
  }

  return {
    ...query,
    words,
    save(slug: string, sense: string) {
      const word = { id: uuidv7(), slug, sense, savedAt: new Date().toISOString() }
      const { id, ...body } = word
      put({ kind: 'save', word }, async () => {
        await perform(putWikiWord, { params: { id }, body }, { label: messagesNow(wikiMessages).review.outbox })
        // The dictionary's words for it come with the list.
        void refetch()
      })
    },
    review(word: string, rating: Rating) {
      const review = { id: uuidv7(), rating, at: new Date().toISOString() }
      const { id, ...body } = review
      put({ kind: 'review', word, review }, () =>
        perform(putWikiReview, { params: { id: word, review: id }, body }, { label: messagesNow(wikiMessages).review.outboxReview }),
      )
    },
    remove(id: string) {
      void perform(deleteWikiWord, { params: { id } }).then(() => refetch(), failed)
    },
  }
}

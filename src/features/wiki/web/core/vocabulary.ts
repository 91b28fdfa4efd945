import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { ApiError } from '#platform/web/api/api-error.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { onOutboxSent, perform } from '#platform/web/offline/app-outbox.ts'
import { pendingChanges } from '#platform/web/offline/pending-changes.ts'
import { keyOf, queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { deleteWikiWord, getWikiWords, putWikiReview, putWikiWord, type Rating, type Review, type SavedWord } from '../../contract.ts'
import { wikiMessages } from './messages.ts'

type Change =
  | { kind: 'save'; word: Pick<SavedWord, 'id' | 'slug' | 'sense' | 'savedAt'> & Partial<Pick<SavedWord, 'word' | 'gloss'>> }
  | { kind: 'review'; word: string; review: Review }
  | { kind: 'remove'; word: string }

/** Changes made here that no answer of the server contains yet. */
const pending = pendingChanges<Change>(({ method, path, input }) => {
  if (method !== 'PUT') return undefined
  const { id, review } = (input.params ?? {}) as { id: string; review: string }
  if (path === putWikiWord.path) return { kind: 'save', word: { id, ...(input.body as { slug: string; sense: string; savedAt: string }) } }
  if (path === putWikiReview.path)
    return { kind: 'review', word: id, review: { id: review, ...(input.body as { rating: Rating; at: string }) } }
  return undefined
})

/** Words and reviews being sent. A removal does not go through the outbox, and must come after them. */
const saving = new Set<Promise<unknown>>()

function track<T>(work: Promise<T>): Promise<T> {
  saving.add(work)
  return work.finally(() => saving.delete(work))
}

function withChanges(words: readonly SavedWord[], changes: readonly Change[]): SavedWord[] {
  let next = [...words]
  for (const change of changes) {
    if (change.kind === 'save') {
      const { word } = change
      const known = next.find((one) => one.id === word.id || (one.slug === word.slug && one.sense === word.sense))
      if (!known) next.push({ word: word.slug.replaceAll('_', ' '), gloss: '', ...word, due: word.savedAt, reviews: [] })
      // The outbox only has the sent fields; this page also has the word and its meaning.
      else if (known.id === word.id) next = next.map((one) => (one === known ? { ...one, ...word } : one))
    } else if (change.kind === 'remove') {
      next = next.filter(({ id }) => id !== change.word)
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

/** Whether the word is due now. After an answer it waits for the new due day from the server. */
export const isDue = ({ due, reviews }: SavedWord, now: number): boolean =>
  Date.parse(due) <= now && reviews.every(({ at }) => Date.parse(at) < Date.parse(due))

/** The vocabulary with all changes made on this device, and its operations. */
export function useVocabulary() {
  const client = useQueryClient()
  const query = usePersistedQuery(queryOf(getWikiWords), { fallback: 'while-loading' })
  const { data, at, refetch } = query
  const changes = pending.use(at)
  useEffect(() => onOutboxSent(() => void refetch()), [refetch])
  const known = useMemo(() => withChanges(data?.words ?? [], changes), [data, changes])
  const failed = (error: unknown) => {
    toast({ title: messagesNow(wikiMessages).refused, description: error instanceof Error ? error.message : '', tone: 'destructive' })
    void client.invalidateQueries({ queryKey: keyOf(getWikiWords) })
  }
  const put = (change: Change, work: () => Promise<unknown>) => {
    // Shown until a later answer is here: another device may have saved the same word under another id.
    void pending.whileSending(change, () => work().then(() => refetch())).catch(failed)
  }

  return {
    ...query,
    words: data ? known : undefined,
    /** The saved word of this meaning, also before the list is loaded. */
    savedOf: (slug: string, sense: string) => known.find((one) => one.slug === slug && one.sense === sense),
    save({ slug, sense, word, gloss }: Pick<SavedWord, 'slug' | 'sense' | 'word' | 'gloss'>) {
      const [id, savedAt] = [uuidv7(), new Date().toISOString()]
      put({ kind: 'save', word: { id, slug, sense, savedAt, word, gloss } }, () =>
        track(perform(putWikiWord, { params: { id }, body: { slug, sense, savedAt } }, { label: messagesNow(wikiMessages).review.outbox })),
      )
    },
    review(word: string, rating: Rating) {
      const review = { id: uuidv7(), rating, at: new Date().toISOString() }
      const { id, ...body } = review
      put({ kind: 'review', word, review }, () =>
        track(perform(putWikiReview, { params: { id: word, review: id }, body }, { label: messagesNow(wikiMessages).review.outboxReview })),
      )
    },
    remove(id: string) {
      put({ kind: 'remove', word: id }, async () => {
        await Promise.allSettled(saving)
        await perform(deleteWikiWord, { params: { id } }).catch((error: unknown) => {
          // The word is already deleted, as intended.
          if (!(error instanceof ApiError) || error.status !== 404) throw error
        })
      })
    },
  }
}

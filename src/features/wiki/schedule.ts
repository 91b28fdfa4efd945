import { createEmptyCard, fsrs, type Card, type Grade } from 'ts-fsrs'
import type { Rating, Review } from './contract.ts'

// Schedule of reviews by FSRS (the free spaced repetition scheduler, ts-fsrs). The same module runs on the device, which can show
// the effect of each answer without a network, and on the server, which stores the due day. It has no randomness: the same
// reviews give the same day, in any order of arrival.

const scheduler = fsrs({ enable_fuzz: false, request_retention: 0.9, maximum_interval: 3650 })

const inOrder = (reviews: readonly Review[]): Review[] =>
  reviews.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at) || (a.id < b.id ? -1 : 1))

function cardOf(savedAt: string, reviews: readonly Review[]): Card {
  let card = createEmptyCard(new Date(savedAt))
  for (const { rating, at } of inOrder(reviews)) {
    // If a device's clock went back, the review counts as simultaneous with the one before.
    const when = new Date(Math.max(Date.parse(at), card.last_review?.getTime() ?? 0))
    card = scheduler.next(card, when, rating as unknown as Grade).card
  }
  return card
}

/** When a word is due, from all of its reviews; a word without reviews is due at once. */
export const dueOf = (savedAt: string, reviews: readonly Review[]): Date => cardOf(savedAt, reviews).due

/** Time until the word would be due after each possible answer, in milliseconds from now. */
export function intervalsOf(savedAt: string, reviews: readonly Review[], now: Date): Record<Rating, number> {
  const card = cardOf(savedAt, reviews)
  const when = new Date(Math.max(now.getTime(), card.last_review?.getTime() ?? 0))
  const after = (rating: Rating) => scheduler.next(card, when, rating as unknown as Grade).card.due.getTime() - when.getTime()
  return { 1: after(1), 2: after(2), 3: after(3), 4: after(4) }
}

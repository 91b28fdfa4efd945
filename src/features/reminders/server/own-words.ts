import { notFound } from '#platform/contract/errors.ts'
import { noticeReasons } from '#platform/contract/reasons.en.ts'
import { OWN_WORDS } from '#platform/contract/reminders.ts'
import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import type { ReminderSource } from '#platform/server/reminders/source.ts'
import { remindersOf, wordsOf } from '#platform/server/reminders/store.ts'
import { wordsFor } from './words.ts'

/** Reminders in the person's own words: each is its own subject. */
export const ownWords = ({ db, vault }: HasDb & HasVault): ReminderSource => {
  const titlesOf = async (userId: string, only?: string) => {
    const own = (await remindersOf(db, userId)).filter(({ id, owner }) => owner === OWN_WORDS && (only ?? id) === id)
    const key = await vault.keyOf(userId)
    return own.flatMap((row) => {
      const title = wordsOf(key, row)
      return title === null ? [] : [{ subject: row.id, title }]
    })
  }
  return {
    subjects: ({ id }) => titlesOf(id),
    async notice({ id, locale }, subject) {
      const title = (await titlesOf(id, subject))[0]?.title
      const t = wordsFor(locale)
      return title === undefined
        ? undefined
        : {
            title,
            body: t.ownBody,
            url: '/settings/reminders',
            actions: [
              { id: 'done', label: t.done },
              { id: 'snooze', label: t.later },
            ],
          }
    },
    // "Done" stores nothing: the notice itself records that it was seen.
    async act(_person, _subject, action) {
      if (action !== 'done') throw notFound(noticeReasons.not_here())
    },
  }
}

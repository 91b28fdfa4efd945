import { v7 as uuidv7 } from 'uuid'
import type { EntryWords } from '#platform/web/entry-words.ts'
import { deviceZone } from '#platform/web/i18n/clock.ts'
import { MAX_BODY, MAX_TITLE } from '../../contract/records.ts'
import type { EntryPatch } from '../../contract/sync.ts'
import { levelFrom } from '../mood/log-mood.ts'
import { noonOf, whenOf } from '../core/when.ts'

/** The initial data of a new entry, stored in the history's state so that it survives a reload. */
export type Fresh = { first: EntryPatch; templateId?: string }

/** Navigation state of the entry page. */
export type EntryState = { fresh?: Fresh; /** Open the editor at once. */ write?: boolean }

/** Parses `/journal/new?day=2026-11-20&prompt=…&mood=4&template=gratitude`; ignores invalid values. `words`: from another page. */
export function freshFrom(params: URLSearchParams, dayStart: number, now = new Date(), words?: EntryWords): Fresh {
  const zone = deviceZone()
  const day = params.get('day')
  const level = levelFrom(params.get('mood'))
  const prompt = params.get('prompt')
  const template = params.get('template')
  return {
    first: {
      when: (day && noonOf(day, zone, dayStart)) || whenOf(now, zone, dayStart),
      ...(level === undefined ? {} : { mood: { level, moodId: null } }),
      ...(prompt && prompt.length <= 80 ? { promptId: prompt } : {}),
      ...(words && { title: words.title.slice(0, MAX_TITLE), body: words.body.slice(0, MAX_BODY) }),
    },
    ...(template && template.length <= 80 ? { templateId: template } : {}),
  }
}

export const newEntryId = (): string => uuidv7()

import { v7 as uuidv7 } from 'uuid'
import { wallClock } from '#platform/contract/dates.ts'
import type { CommandContext } from '#platform/web/commands/command.ts'
import { deviceZone } from '#platform/web/i18n/clock.ts'
import { formatNow } from '#platform/web/i18n/format.ts'
import { messagesSoon } from '#platform/web/i18n/messages.ts'
import type { Outcome } from '#platform/web/voice/tool.ts'
import { cardioMessages } from '../core/messages.ts'
import { deleteSession, writeSession } from '../data/writing.ts'
import { emptyDraft, readDraft, type Draft } from '../home/draft.ts'
import { offerDraft } from '../home/offered-draft.ts'
import { readSession } from './read-session.ts'

const WORDS = {
  en: {
    ask: (what: string) => `Log this: ${what}?`,
    done: (what: string) => `Logged: ${what}.`,
    howLong: (what: string) => `${what}. How long did it take?`,
    open: 'Log how it was.',
    link: 'Cardio',
  },
  de: {
    ask: (what: string) => `Das eintragen: ${what}?`,
    done: (what: string) => `Eingetragen: ${what}.`,
    howLong: (what: string) => `${what}. Wie lange hat es gedauert?`,
    open: 'Trag ein, wie es war.',
    link: 'Ausdauer',
  },
} as const

const LOG = '/gym-ai/cardio?log'

/** Outcome of a spoken session: a card if its duration is known, otherwise the form with the known fields filled in. */
export async function sessionOutcome(text: string, { userId, language, client }: CommandContext): Promise<Outcome> {
  const t = WORDS[language]
  const names = await messagesSoon(cardioMessages)
  const format = formatNow()
  const zone = deviceZone()
  const { kind, minutes, metres, day } = readSession(text, wallClock(new Date(), zone).day)
  const draft: Draft = {
    ...emptyDraft(kind),
    minutes: minutes === null ? '' : format.number(minutes, { useGrouping: false }),
    distance: metres === null ? '' : format.quantityNumber('distance', metres, 3),
    day: day ?? '',
  }
  const what = [
    names.kind[kind],
    ...(metres === null ? [] : [format.quantity('distance', metres)]),
    ...(minutes === null ? [] : [format.duration(minutes * 60)]),
    ...(day === null ? [] : [format.localDay(day)]),
  ].join(', ')
  const read = readDraft(draft, format, { now: Date.now(), zone })
  if ('problems' in read) {
    offerDraft(userId, draft)
    const isOnlyLength = minutes === null && (metres !== null || day !== null)
    return { kind: 'open', to: LOG, words: isOnlyLength ? t.howLong(what) : t.open }
  }
  const id = uuidv7()
  const links = [{ to: '/gym-ai/cardio', label: t.link }]
  return {
    kind: 'propose',
    words: t.ask(what),
    links,
    perform: async () =>
      (await writeSession(client, id, read.fields))
        ? { words: t.done(what), links, undo: () => deleteSession(client, id, read.fields) }
        : undefined,
  }
}

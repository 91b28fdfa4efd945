import { v7 as uuidv7 } from 'uuid'
import { localDayOf } from '#platform/contract/dates.ts'
import type { CommandContext } from '#platform/web/commands/command.ts'
import { deviceZone } from '#platform/web/i18n/clock.ts'
import { formatNow } from '#platform/web/i18n/format.ts'
import { messagesSoon } from '#platform/web/i18n/messages.ts'
import { currentSession } from '#platform/web/session/session.ts'
import type { Done, Outcome } from '#platform/web/voice/tool.ts'
import { journalMessages } from '../core/messages.ts'
import { whenOf } from '../core/when.ts'
import { journalOf } from '../local/journal-of.ts'
import { isLockedNow } from '../lock/is-locked.ts'
import { logMood, unlogMood } from '../mood/log-mood.ts'

const WORDS = {
  en: {
    ask: 'How are you right now?',
    moods: ['', 'Stormy', 'Grey', 'Hazy', 'Clearing', 'Sunny'],
    mood: (name: string) => `Log your mood as “${name}”?`,
    logged: (name: string) => `Logged: ${name}.`,
    entry: (text: string) => `Write an entry: “${text}”?`,
    entryAsked: 'Write this in your journal?',
    written: 'Saved to your journal.',
    entryLink: 'Open entry',
    journalLink: 'Journal',
    locked: 'Your journal is locked. You can read it once you unlock it.',
    noMood: 'No mood is logged for today.',
    today: (names: string) => `Logged today: ${names}.`,
    noEntry: 'You have no entries yet.',
    last: (day: string) => `Your last entry is from ${day}.`,
  },
  de: {
    ask: 'Wie geht es dir gerade?',
    moods: ['', 'Stürmisch', 'Grau', 'Diesig', 'Es klart auf', 'Sonnig'],
    mood: (name: string) => `Stimmung „${name}“ festhalten?`,
    logged: (name: string) => `Festgehalten: ${name}.`,
    entry: (text: string) => `Einen Eintrag schreiben: „${text}“?`,
    entryAsked: 'Das in dein Tagebuch schreiben?',
    written: 'Es steht in deinem Tagebuch.',
    entryLink: 'Zum Eintrag',
    journalLink: 'Tagebuch',
    locked: 'Dein Tagebuch ist gesperrt. Lesen kann ich es, sobald du es geöffnet hast.',
    noMood: 'Für heute ist keine Stimmung festgehalten.',
    today: (names: string) => `Heute festgehalten: ${names}.`,
    noEntry: 'Es gibt noch keinen Eintrag.',
    last: (day: string) => `Dein letzter Eintrag ist vom ${day}.`,
  },
} as const

const today = () => {
  const { user } = currentSession()
  return user && { dayStart: user.dayStart, day: localDayOf(new Date(), user.zone, user.dayStart) }
}

/** An undo function that resolves to whether it succeeded. */
const undoing = (userId: string, id: string) => async (): Promise<boolean> =>
  unlogMood(journalOf(userId), id).then(
    () => true,
    () => false,
  )

/** Logs a mood; without a level, opens the page with the five faces. */
export async function moodOutcome(level: number | undefined, context: CommandContext): Promise<Outcome> {
  const t = WORDS[context.language]
  if (level === undefined) return { kind: 'open', to: '/journal?mood=ask', words: t.ask }
  const name = t.moods[level] ?? ''
  return {
    kind: 'propose',
    words: t.mood(name),
    perform: async (): Promise<Done | undefined> => {
      const journal = journalOf(context.userId)
      await journal.ready
      const id = await logMood(journal, { level, moodId: null }, today()?.dayStart ?? 0)
      return {
        words: t.logged(name),
        undo: undoing(context.userId, id),
        links: [{ to: `/journal/${id}`, label: t.entryLink }],
      }
    },
  }
}

/** `isShown`: a field beside the question already shows the text. */
export async function entryOutcome(text: string, { userId, language }: CommandContext, { isShown = false } = {}): Promise<Outcome> {
  const t = WORDS[language]
  return {
    kind: 'propose',
    words: isShown ? t.entryAsked : t.entry(text),
    perform: async (): Promise<Done | undefined> => {
      const journal = journalOf(userId)
      await journal.ready
      const id = uuidv7()
      await journal.change('entry', id, { when: whenOf(new Date(), deviceZone(), today()?.dayStart ?? 0), body: text })
      return { words: t.written, undo: undoing(userId, id), links: [{ to: `/journal/${id}`, label: t.entryLink }] }
    },
  }
}

/** The heads of all entries, or an outcome that states that the journal is locked. */
async function readable({ userId, language }: CommandContext) {
  const t = WORDS[language]
  if (await isLockedNow(userId)) {
    const locked: Outcome = { kind: 'say', words: t.locked, links: [{ to: '/journal', label: t.journalLink }] }
    return { locked }
  }
  return { heads: journalOf(userId).heads() }
}

export async function moodToday(context: CommandContext): Promise<Outcome> {
  const { heads, locked } = await readable(context)
  if (!heads) return locked
  const t = WORDS[context.language]
  const logged = heads.filter(({ localDay, mood }) => localDay === today()?.day && mood)
  if (logged.length === 0) return { kind: 'say', words: t.noMood, links: [{ to: '/journal?mood=ask', label: t.journalLink }] }
  const names = [...new Set(logged.map(({ mood }) => t.moods[mood!.level] ?? ''))]
  return { kind: 'say', words: t.today(formatNow().list(names)), links: [{ to: `/journal/${logged[0]!.id}`, label: t.entryLink }] }
}

export async function lastEntry(context: CommandContext): Promise<Outcome> {
  const { heads, locked } = await readable(context)
  if (!heads) return locked
  const t = WORDS[context.language]
  const [last] = heads
  if (!last) return { kind: 'say', words: t.noEntry, links: [{ to: '/journal/new', label: t.journalLink }] }
  const title = last.title || (await messagesSoon(journalMessages)).list.untitled
  return { kind: 'say', words: t.last(formatNow().localDay(last.localDay, 'medium')), links: [{ to: `/journal/${last.id}`, label: title }] }
}

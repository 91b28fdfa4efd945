import type { CommandContext, FeatureCommands, Thing } from '#platform/web/commands/command.ts'
import type { Language } from '#platform/web/i18n/locale-settings.ts'
import { formatNow } from '#platform/web/i18n/format.ts'
import { messagesSoon } from '#platform/web/i18n/messages.ts'
import { edit, upload } from '#platform/web/ui/icons/actions.ts'
import { settings } from '#platform/web/ui/icons/tools.ts'
import { calendar, journal } from '#platform/web/ui/icons/places.ts'
import { book } from '#platform/web/ui/icons/subjects.ts'
import { leaf, sun } from '#platform/web/ui/icons/things.ts'
import { journalMessages } from './core/messages.ts'
import { journalOf } from './local/journal-of.ts'
import { searchOf } from './local/search-client.ts'
import type { EntryHead } from './local/types.ts'
import { isLockedNow } from './lock/is-locked.ts'

const MOST_FOUND = 6
const MOST_WAIT_MS = 3000
const OF_ENTRIES = 'journal/'
export const area = 'journal'

const MOODS = [
  { level: 5, en: 'Sunny', de: 'Sonnig' },
  { level: 4, en: 'Clearing', de: 'Es klart auf' },
  { level: 3, en: 'Hazy', de: 'Diesig' },
  { level: 2, en: 'Grey', de: 'Grau' },
  { level: 1, en: 'Stormy', de: 'Stürmisch' },
]

const thingOf = ({ id, title, preview, localDay, mood }: EntryHead, untitled: string, language: Language): Thing => ({
  area,
  id: OF_ENTRIES + id,
  title: title || preview || MOODS.find(({ level }) => level === mood?.level)?.[language] || untitled,
  hint: formatNow().localDay(localDay, 'medium'),
  icon: journal,
  to: `/journal/${id}`,
})

/** Entries by id, in the given order; none while the journal is locked. */
async function entries({ userId, language }: CommandContext, ids: readonly string[]): Promise<Thing[]> {
  const mine = journalOf(userId)
  if (ids.length === 0 || (await isLockedNow(userId))) return []
  const heads = new Map(mine.heads().map((head) => [head.id, head]))
  const { untitled } = (await messagesSoon(journalMessages)).list
  return ids.flatMap((id) => heads.get(id) ?? []).map((head) => thingOf(head, untitled, language))
}

/** The journal's search; it runs on the device when that stores all entries. */
export async function search(query: string, context: CommandContext): Promise<readonly Thing[]> {
  const { userId } = context
  if (await isLockedNow(userId)) return []
  const watch = searchOf(userId).watch(MOST_FOUND)
  // Waits for older entries that are still being read, but at most MOST_WAIT_MS.
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, MOST_WAIT_MS)
    watch.subscribe(() => {
      if (watch.state().state !== 'done' && watch.state().state !== 'failed') return
      clearTimeout(timer)
      resolve()
    })
    watch.ask(query)
  })
  const { hits } = watch.state()
  watch.stop()
  return entries(
    context,
    hits.map(({ id }) => id),
  )
}

export const recall = (ids: readonly string[], context: CommandContext): Promise<readonly Thing[]> =>
  entries(
    context,
    ids.flatMap((id) => (id.startsWith(OF_ENTRIES) ? [id.slice(OF_ENTRIES.length)] : [])),
  )

export const commands: FeatureCommands['commands'] = [
  {
    id: 'journal.write',
    kind: 'action',
    to: '/journal/new',
    icon: edit,
    keys: 'n',
    words: {
      en: { title: 'New entry', also: 'write journal diary add' },
      de: { title: 'Neuer Eintrag', also: 'schreiben Tagebuch hinzufügen' },
    },
  },
  {
    id: 'journal.mood',
    kind: 'action',
    to: '/journal?mood=ask',
    icon: sun,
    keys: 'm',
    words: {
      en: { title: 'Log a mood', also: 'how are you feeling' },
      de: { title: 'Stimmung festhalten', also: 'wie geht es dir Gefühl' },
    },
  },
  ...MOODS.map(({ level, en, de }) => ({
    id: `journal.mood.${level}`,
    kind: 'action' as const,
    to: `/journal?mood=${level}`,
    icon: sun,
    onlySearched: true,
    words: { en: { title: `Mood: ${en}`, also: 'log feeling' }, de: { title: `Stimmung: ${de}`, also: 'festhalten Gefühl' } },
  })),
  {
    id: 'journal.template',
    kind: 'action',
    to: '/journal/new?template=choose',
    icon: book,
    words: {
      en: { title: 'New entry from a template', also: 'write prompt' },
      de: { title: 'Neuer Eintrag mit Vorlage', also: 'schreiben' },
    },
  },
  {
    id: 'journal.open',
    to: '/journal',
    icon: journal,
    keys: 'g j',
    words: { en: { title: 'Journal', also: 'diary entries' }, de: { title: 'Tagebuch', also: 'Einträge Journal' } },
  },
  {
    id: 'journal.calendar',
    to: '/calendar',
    icon: calendar,
    keys: 'g c',
    words: { en: { title: 'Calendar', also: 'month year memories' }, de: { title: 'Kalender', also: 'Monat Jahr Erinnerungen' } },
  },
  {
    id: 'journal.insight',
    to: '/journal/insight',
    icon: leaf,
    keys: 'g i',
    words: { en: { title: 'Insight', also: 'statistics charts mood' }, de: { title: 'Einblick', also: 'Statistik Auswertung Stimmung' } },
  },
  {
    id: 'journal.settings',
    to: '/journal/settings',
    icon: settings,
    words: {
      en: { title: 'Journal settings', also: 'lock PIN moods activities templates' },
      de: { title: 'Einstellungen des Tagebuchs', also: 'Sperre PIN Stimmungen Aktivitäten Vorlagen' },
    },
  },
  {
    id: 'journal.transfer',
    to: '/journal/transfer',
    icon: upload,
    words: {
      en: { title: 'Journal: import and export', also: 'import export Day One Daylio PDF' },
      de: { title: 'Tagebuch: importieren und exportieren', also: 'Import Export Day One Daylio PDF' },
    },
  },
]

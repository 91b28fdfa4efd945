import { fold } from '#platform/contract/fold.ts'
import { COMPLETE_AT } from '#platform/contract/listening.ts'
import { listDownloads } from '#platform/web/audio/downloads.ts'
import type { AudioItem } from '#platform/web/audio/items.ts'
import { loadedItem } from '#platform/web/audio/loaded-item.ts'
import type { CommandContext } from '#platform/web/commands/command.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import type { Outcome } from '#platform/web/voice/tool.ts'
import { getSoul } from '../contract.ts'
import { firstTrack } from './filters.ts'
import { itemOf } from './items.ts'

const WORDS = {
  en: {
    start: (title: string) => `Play “${title}”?`,
    startFor: (title: string, minutes: number) => `Play “${title}” and stop after ${minutes} minutes?`,
    playing: (title: string) => `“${title}” is playing.`,
    which: 'Which of these?',
    none: (what: string) => `I found nothing for “${what}”.`,
    soul: 'All tracks',
    away: 'Without a network I can only play what is kept on this device, and that is nothing yet.',
    paused: 'Paused.',
    silent: 'Nothing is playing.',
    nothingStarted: 'Nothing was begun that could go on.',
  },
  de: {
    start: (title: string) => `„${title}“ abspielen?`,
    startFor: (title: string, minutes: number) => `„${title}“ abspielen und nach ${minutes} Minuten enden?`,
    playing: (title: string) => `„${title}“ läuft.`,
    which: 'Was davon?',
    none: (what: string) => `Zu „${what}“ habe ich nichts gefunden.`,
    soul: 'Alle Titel',
    away: 'Ohne Netz kann ich nur spielen, was auf diesem Gerät liegt, und das ist noch nichts.',
    paused: 'Angehalten.',
    silent: 'Es läuft gerade nichts.',
    nothingStarted: 'Es ist nichts begonnen, das weitergehen könnte.',
  },
} as const

/** Synonyms of catalogue terms. */
const SYNONYMS: Readonly<Record<string, string>> = {
  asleep: 'sleep',
  sleeping: 'sleep',
  bed: 'sleep',
  bedtime: 'sleep',
  night: 'sleep',
  insomnia: 'sleep',
  einschlafen: 'sleep',
  schlafen: 'sleep',
  nacht: 'sleep',
  bett: 'sleep',
  stressed: 'anxiety',
  relaxing: 'anxiety',
  relax: 'anxiety',
  relaxation: 'anxiety',
  calm: 'anxiety',
  nerves: 'anxiety',
  entspannen: 'anxiety',
  entspannung: 'anxiety',
  ruhe: 'anxiety',
  beruhigen: 'anxiety',
  stress: 'anxiety',
  angst: 'anxiety',
  work: 'focus',
  working: 'focus',
  study: 'focus',
  studying: 'focus',
  concentration: 'focus',
  concentrate: 'focus',
  arbeiten: 'focus',
  arbeit: 'focus',
  lernen: 'focus',
  konzentration: 'focus',
  konzentrieren: 'focus',
  breathing: 'breath',
  breathe: 'breath',
  atmen: 'breath',
  atmung: 'breath',
  rainy: 'rain',
}
const FILLERS = new Set(
  'the a an some my me to fall for good deep bit of der die das den dem ein eine guten gut tief tiefen bisschen bitte please now jetzt falling'.split(
    ' ',
  ),
)
const MOST_CHOICES = 5

type Playable = { item: AudioItem; position: number; text: string; title: string; category: string }

/** All tracks; without a network only those stored on this device. */
async function playable({ client }: CommandContext): Promise<Playable[]> {
  try {
    const { tracks, categories } = await client.fetchQuery(queryOf(getSoul))
    const titles = new Map(categories.map(({ id, title }) => [id, title]))
    return tracks.map((track) => ({
      item: itemOf(track),
      position: track.position,
      title: track.title,
      category: fold(`${track.category} ${titles.get(track.category) ?? ''}`),
      text: fold([track.title, track.category, titles.get(track.category) ?? '', ...track.tags].join(' ')),
    }))
  } catch {
    return (await listDownloads()).flatMap(({ item }) =>
      item.kind === 'track'
        ? [{ item, position: 0, title: item.title, category: '', text: fold(`${item.title} ${item.description}`) }]
        : [],
    )
  }
}

const keyOf = (item: AudioItem | undefined) => item && `${item.kind} ${item.id}`
const loadPlayer = () => import('#platform/web/audio/app-player.ts').then((file) => file.player)

function proposal({ item, position, title }: Playable, { language }: CommandContext, minutes?: number): Outcome {
  const t = WORDS[language]
  const links = item.kind === 'track' ? [{ to: `/soul/track/${item.id}`, label: title }] : []
  return {
    kind: 'propose',
    words: minutes === undefined ? t.start(title) : t.startFor(title, minutes),
    links,
    perform: async () => {
      const player = await loadPlayer()
      // A second press would pause a track that is playing already.
      if (keyOf(player.state().item) !== keyOf(item) || player.state().phase !== 'playing') player.play(item, position)
      if (minutes !== undefined) player.setSleep(minutes)
      return {
        words: t.playing(title),
        links,
        undo: async () => {
          await player.stop()
          return true
        },
      }
    },
  }
}

export async function playOutcome(what: string, context: CommandContext, minutes?: number): Promise<Outcome> {
  const t = WORDS[context.language]
  const tracks = await playable(context)
  const links = [{ to: '/soul', label: t.soul }]
  if (tracks.length === 0) return { kind: 'say', words: t.away, links }
  const spoken = what.split(' ').filter((word) => word !== '' && !FILLERS.has(word))
  const exact = tracks.filter(({ title }) => fold(title) === what)
  const wanted = spoken.map((word) => SYNONYMS[word] ?? word)
  const holds = (text: string) => wanted.length > 0 && wanted.every((word) => text.includes(word))
  const byTitle = exact.length > 0 ? exact : tracks.filter(({ title }) => holds(fold(title)))
  const fitting = byTitle.length > 0 ? byTitle : tracks.filter(({ text }) => holds(text))
  const [first] = fitting
  if (!first) return { kind: 'say', words: t.none(what), links }
  if (fitting.length === 1) return proposal(first, context, minutes)
  return {
    kind: 'ask',
    words: t.which,
    choices: fitting.slice(0, MOST_CHOICES).map((one) => ({ label: one.title, choose: () => proposal(one, context, minutes) })),
  }
}

export async function anyOutcome(context: CommandContext): Promise<Outcome> {
  const t = WORDS[context.language]
  try {
    const { tracks, continueWith } = await context.client.fetchQuery(queryOf(getSoul))
    const track = tracks.find(({ id }) => id === continueWith[0]) ?? firstTrack(tracks, COMPLETE_AT)
    if (track) return proposal({ item: itemOf(track), position: track.position, title: track.title, text: '', category: '' }, context)
  } catch {
    const [stored] = await playable(context)
    if (stored) return proposal(stored, context)
  }
  return { kind: 'say', words: t.away, links: [{ to: '/soul', label: t.soul }] }
}

/** Pausing needs no confirmation. */
export async function pauseNow({ language }: CommandContext): Promise<Outcome> {
  const t = WORDS[language]
  if (!loadedItem()) return { kind: 'say', words: t.silent }
  const player = await loadPlayer()
  player.pause()
  return { kind: 'say', words: t.paused }
}

export async function resumeOutcome(context: CommandContext): Promise<Outcome> {
  const item = loadedItem()
  if (item?.kind === 'track') return proposal({ item, position: 0, title: item.title, text: '', category: '' }, context)
  return { kind: 'say', words: WORDS[context.language].nothingStarted, links: [{ to: '/soul', label: WORDS[context.language].soul }] }
}

import { localDayOf, wallClock } from '#platform/contract/dates.ts'
import { COMPLETE_AT } from '#platform/contract/listening.ts'
import { listDownloads } from '#platform/web/audio/downloads.ts'
import type { Track } from '#platform/web/audio/items.ts'
import { loadedItem } from '#platform/web/audio/loaded-item.ts'
import type { CommandContext, FeatureCommands, Thing } from '#platform/web/commands/command.ts'
import { messagesSoon } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { currentSession } from '#platform/web/session/session.ts'
import { play } from '#platform/web/ui/icons/media.ts'
import { soul } from '#platform/web/ui/icons/places.ts'
import { getSoul } from '../contract.ts'
import { trackOfDay } from '../day-track.ts'
import { upload } from '#platform/web/ui/icons/actions.ts'
import { waves } from '#platform/web/ui/icons/choices.ts'
import { sliders } from '#platform/web/ui/icons/subjects.ts'
import { chart, timer } from '#platform/web/ui/icons/tools.ts'
import { firstTrack, minutesOf } from './filters.ts'
import { itemOf } from './items.ts'
import { soulMessages } from './messages.ts'

export const area = 'soul'

const loadPlayer = () => import('#platform/web/audio/app-player.ts').then((file) => file.player)

/** A track and the position at which it was stopped, in seconds. */
type Playable = { item: Track; position: number }

/** All tracks; without a network only those stored on this device. */
async function playable({ client }: CommandContext): Promise<Playable[]> {
  try {
    const { tracks } = await client.fetchQuery(queryOf(getSoul))
    return tracks.map((track) => ({ item: itemOf(track), position: track.position }))
  } catch {
    return (await listDownloads()).flatMap(({ item }) => (item.kind === 'track' ? [{ item, position: 0 }] : []))
  }
}

async function start({ item, position }: Playable): Promise<void> {
  const player = await loadPlayer()
  player.play(item, position)
}

/** Two entries for each track: open its page, and play it. */
export async function things(context: CommandContext): Promise<readonly Thing[]> {
  const t = await messagesSoon(soulMessages)
  return (await playable(context)).flatMap((one) => [
    {
      area,
      id: `soul/${one.item.id}`,
      title: one.item.title,
      hint: t.minutesShort(minutesOf(one.item.duration)),
      icon: soul,
      to: `/soul/track/${one.item.id}`,
    },
    { area, id: `soul/play/${one.item.id}`, title: t.play(one.item.title), icon: play, run: () => start(one) },
  ])
}

/** Resumes or pauses the loaded track; if none is loaded, plays the one that Soul suggests. */
async function playOrPause({ client }: CommandContext): Promise<void> {
  const item = loadedItem()
  if (item) {
    const player = await loadPlayer()
    player.play(item)
    return
  }
  const { tracks, continueWith, streak } = await client.fetchQuery(queryOf(getSoul))
  const { user } = currentSession()
  if (!user) return
  const latest = tracks.find(({ id }) => id === continueWith[0])
  const now = new Date()
  const hour = Math.floor(wallClock(now, user.zone).minutes / 60)
  const track =
    latest ??
    (streak.totalDays === 0 ? firstTrack(tracks, COMPLETE_AT) : trackOfDay(tracks, localDayOf(now, user.zone, user.dayStart), hour))
  if (track) await start({ item: itemOf(track), position: track.position })
}

export const commands: FeatureCommands['commands'] = [
  {
    id: 'soul.play',
    kind: 'action',
    run: playOrPause,
    icon: play,
    keys: 'p',
    words: {
      en: { title: 'Start a track, or pause', also: 'play listen meditate sound music' },
      de: { title: 'Anhören oder pausieren', also: 'abspielen starten meditieren Klang Musik' },
    },
  },
  {
    id: 'soul.open',
    to: '/soul',
    icon: soul,
    keys: 'g s',
    words: {
      en: { title: 'Soul', also: 'meditation tracks sounds sleep breathe' },
      de: { title: 'Seele', also: 'Soul Meditation Klänge Schlaf Atmen' },
    },
  },
  {
    id: 'soul.breathing',
    to: '/soul/breathing',
    icon: waves,
    words: {
      en: { title: 'Breathing', also: 'breathe box 4-7-8 coherent sigh calm' },
      de: { title: 'Atmen', also: 'Atemübung Box 4-7-8 kohärent Seufzer ruhig' },
    },
  },
  {
    id: 'soul.timer',
    to: '/soul/timer',
    icon: timer,
    words: {
      en: { title: 'Timer', also: 'meditation timer bell gong silence' },
      de: { title: 'Timer', also: 'Meditation Uhr Glocke Gong Stille' },
    },
  },
  {
    id: 'soul.mixer',
    to: '/soul/mixer',
    icon: sliders,
    words: {
      en: { title: 'Sound mixer', also: 'rain noise white brown thunder café background sounds mix' },
      de: { title: 'Klangmischer', also: 'Regen Rauschen weiß braun Donner Café Hintergrund Klänge mischen' },
    },
  },
  {
    id: 'soul.record',
    to: '/soul/record',
    icon: chart,
    words: {
      en: { title: 'Your record', also: 'listening history minutes streak statistics csv apple health mindful' },
      de: { title: 'Dein Verlauf', also: 'Hörverlauf Minuten Folge Statistik CSV Apple Health achtsam' },
    },
  },
  {
    id: 'soul.bring',
    to: '/soul/record/import',
    icon: upload,
    words: {
      en: { title: 'Import mindful minutes', also: 'bring in apple health meditation other app' },
      de: { title: 'Achtsame Minuten importieren', also: 'hereinholen Apple Health Meditation andere App' },
    },
  },
]

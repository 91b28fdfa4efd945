import type { Topic } from '../core/fact.ts'

/** Numbers on these pages; a test compares them with the code (app/web/compare-claims.test.ts). */
export const COUNTS = { tracks: 30, spoken: 17, exercises: 664, foods: 13_122, nutrients: 43 } as const

const number = new Intl.NumberFormat('en-US')

const COMMON = {
  price: 'None: no plan, nothing to buy in it, no card. What it costs is a machine to run it on; that is worked out below.',
  free: 'All of it.',
  runs: 'A web app, served from a machine of yours with Linux or macOS and Node 20 or newer. It opens in a current browser and can be put on a home screen. There is no app in a store and none for a watch.',
  account:
    'One on your own server, with a passkey or a password, and none anywhere else. The first account runs the place; others come by invitation.',
  export: 'Everything as one zip, whenever you like. Another Fernwell can take it back.',
  privacy:
    'No ads. Outside services (mail, push, a language model, a tag manager on public pages and others) are used only where whoever runs it connects them or you turn them on. Whoever runs the machine has its disk in their hands.',
} satisfies Partial<Record<Topic, string>>

type Ours = Readonly<Record<Topic, string>>

export const OURS_SOUL: Ours = {
  ...COMMON,
  offline: 'Tracks that you downloaded play without a network.',
  inside: `${COUNTS.tracks} tracks: ${COUNTS.spoken} spoken sittings in English by a synthetic voice, and ${COUNTS.tracks - COUNTS.spoken} soundscapes. A sleep timer, speed, favourites, recordings of your own.`,
}

export const OURS_JOURNAL: Ours = {
  ...COMMON,
  offline:
    'Written, read and searched without a network. Two devices are merged, and where both changed the same text, both versions are there.',
  privacy: `${COMMON.privacy} Entries are encrypted where they lie, with a key of yours that the server has: this is not end-to-end encryption.`,
  inside:
    'Entries with moods, tags and photos, several journals, a calendar, a year in pixels, prompts, and books as PDF. Check-ins by rules. A conversation with a language model only where one was set up and you agreed.',
}

export const OURS_HABITS: Ours = {
  ...COMMON,
  offline: 'Marked and looked at without a network; what you marked is sent later.',
  inside:
    'Habits by the day, by number, or so many times a week; the strength of Loop’s published formula, which a missed day dents and never empties; reminders by push, mail or calendar. All by rules, without a language model.',
}

export const OURS_TRAINING: Ours = {
  ...COMMON,
  offline: 'A training is logged without a network, and sent later.',
  inside: `${COUNTS.exercises} exercises with a drawn figure that moves, plans that say why, a logger, and cardio from GPX, TCX and FIT files. Plans are made by rules. Where a language model was set up and you agreed, it explains a plan and proposes changes.`,
}

export const OURS_FOOD: Ours = {
  ...COMMON,
  offline: 'Foods are searched and meals written down without a network.',
  inside: `${number.format(COUNTS.foods)} foods of a US and a German public table, ${COUNTS.nutrients} values for each at most, and a blank where a table has none. Meals typed or said, barcodes by Open Food Facts if you turn that on, a week plan, and a mode without numbers.`,
}

export const OURS_PERSONALITY: Ours = {
  ...COMMON,
  offline: 'Every answer is on the device before anything is sent.',
  inside:
    'IPIP-NEO-120, Mini-IPIP and four short scales, in English and German, with norms and how sure a result is. Nothing is shared until you make a link, and a link can be taken back.',
}

import type { Both, Talk } from './core/talk.ts'

/** Each check-in: its title, its group, and its own file, which loads when it is opened. */
type Entry = Both & { group: Group; load: () => Promise<{ default: Talk }> }

export const GROUPS = ['heavy', 'restless', 'ahead', 'light'] as const
type Group = (typeof GROUPS)[number]

export const TALKS = {
  'bad-day': { group: 'heavy', en: 'A bad day', de: 'Ein schlechter Tag', load: () => import('./all/bad-day.ts') },
  loneliness: { group: 'heavy', en: 'Feeling alone', de: 'Einsam', load: () => import('./all/loneliness.ts') },
  anger: { group: 'heavy', en: 'Angry', de: 'Wütend', load: () => import('./all/anger.ts') },
  argument: { group: 'heavy', en: 'After an argument', de: 'Nach einem Streit', load: () => import('./all/argument.ts') },
  mistake: { group: 'heavy', en: 'I made a mistake', de: 'Ich habe etwas falsch gemacht', load: () => import('./all/mistake.ts') },
  grief: { group: 'heavy', en: 'Grief', de: 'Trauer', load: () => import('./all/grief.ts') },
  missing: { group: 'heavy', en: 'Missing someone', de: 'Jemand fehlt mir', load: () => import('./all/missing.ts') },
  homesick: { group: 'heavy', en: 'Homesick', de: 'Heimweh', load: () => import('./all/homesick.ts') },
  'cant-sleep': { group: 'restless', en: 'I can’t sleep', de: 'Ich kann nicht schlafen', load: () => import('./all/cant-sleep.ts') },
  'worry-loop': { group: 'restless', en: 'Thoughts in circles', de: 'Gedanken im Kreis', load: () => import('./all/worry-loop.ts') },
  overwhelmed: { group: 'restless', en: 'Too much at once', de: 'Alles zu viel', load: () => import('./all/overwhelmed.ts') },
  tense: { group: 'restless', en: 'My body is tense', de: 'Mein Körper ist angespannt', load: () => import('./all/tense.ts') },
  screen: { group: 'restless', en: 'Too long on a screen', de: 'Zu lange am Bildschirm', load: () => import('./all/screen.ts') },
  envy: { group: 'restless', en: 'Envy', de: 'Neid', load: () => import('./all/envy.ts') },
  boredom: { group: 'restless', en: 'Bored', de: 'Langeweile', load: () => import('./all/boredom.ts') },
  tired: { group: 'restless', en: 'Tired', de: 'Müde', load: () => import('./all/tired.ts') },
  'hard-talk': { group: 'ahead', en: 'Before a hard talk', de: 'Vor einem schweren Gespräch', load: () => import('./all/hard-talk.ts') },
  decision: { group: 'ahead', en: 'A decision', de: 'Eine Entscheidung', load: () => import('./all/decision.ts') },
  change: { group: 'ahead', en: 'A change is coming', de: 'Etwas wird anders', load: () => import('./all/change.ts') },
  'putting-off': {
    group: 'ahead',
    en: 'I keep putting it off',
    de: 'Ich schiebe es vor mir her',
    load: () => import('./all/putting-off.ts'),
  },
  waiting: { group: 'ahead', en: 'Waiting for news', de: 'Warten auf Nachricht', load: () => import('./all/waiting.ts') },
  sunday: { group: 'ahead', en: 'Sunday evening', de: 'Sonntagabend', load: () => import('./all/sunday.ts') },
  'good-news': { group: 'light', en: 'Good news', de: 'Gute Nachricht', load: () => import('./all/good-news.ts') },
  proud: { group: 'light', en: 'Proud of something', de: 'Stolz auf etwas', load: () => import('./all/proud.ts') },
  grateful: { group: 'light', en: 'Grateful', de: 'Dankbar', load: () => import('./all/grateful.ts') },
  nothing: { group: 'light', en: 'Nothing in particular', de: 'Nichts Bestimmtes', load: () => import('./all/nothing.ts') },
} as const satisfies Record<string, Entry>

export type TalkId = keyof typeof TALKS
export const TALK_IDS = Object.keys(TALKS) as TalkId[]
export const isTalkId = (id: unknown): id is TalkId => typeof id === 'string' && Object.hasOwn(TALKS, id)

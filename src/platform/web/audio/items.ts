/** A spoken motivational clip. */
export type Speech = {
  kind: 'speech'
  id: string
  audioUrl: string
  /** Seconds. */
  duration: number
  tone: string
  language: string
  content: string
  themes: readonly string[]
  /** The path of the page on which it can be read. */
  page?: string
}

/** A track of the Soul area. */
export type Track = {
  kind: 'track'
  id: string
  title: string
  audioUrl: string
  /** Seconds. */
  duration: number
  description: string
  /** Seed of its generated picture. */
  artSeed?: string
  /** Loops without a gap until it is stopped. */
  loops?: boolean
  /** The path of its own page. */
  page?: string
  /** It always plays at normal speed; the chosen playback speed does not apply. */
  isRealTime?: boolean
}

/** A meditation that a person composed. */
export type CustomMeditation = {
  kind: 'customMeditation'
  id: string
  title: string
  description: string
  combinedAudioUrl?: string | null
  scriptAudioUrl?: string | null
  /** Minutes. */
  duration: number
  username: string
  categories: readonly string[]
  tags: readonly string[]
  /** The path of the page on which it can be read. */
  page?: string
}

/** An item of the player, which has at most one loaded. */
export type AudioItem = Speech | Track | CustomMeditation

export const keyOf = (item: AudioItem): string => `${item.kind}:${item.id}`

/** URL of the sound; undefined for a custom meditation without sound, which cannot be played. */
export function audioUrlOf(item: AudioItem): string | undefined {
  const url = item.kind === 'customMeditation' ? item.combinedAudioUrl || item.scriptAudioUrl : item.audioUrl
  return url || undefined
}

/** The item's declared duration in seconds, used until the sound is loaded; 0 when it declares none. */
export function durationOf(item: AudioItem): number {
  const seconds = item.kind === 'customMeditation' ? item.duration * 60 : item.duration
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 0
}

/** The path of the item's page, if there is one. */
export const pageOf = (item: AudioItem): string | undefined => item.page

export const isRealTime = (item: AudioItem | undefined): boolean => item?.kind === 'track' && item.isRealTime === true

export const loopsOn = (item: AudioItem): boolean => item.kind === 'track' && item.loops === true

const SPEECH_ICONS: Readonly<Record<string, string>> = {
  uplifting: '🌅',
  energizing: '⚡',
  calming: '🌊',
  empowering: '💪',
  manifesting: '✨',
  healing: '🌿',
}

/** Each tone of a speech has its own emoji; an unknown tone has a thought bubble. */
export const toneIcon = (tone: string): string => SPEECH_ICONS[tone] ?? '💭'

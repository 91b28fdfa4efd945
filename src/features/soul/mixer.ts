// Names of the mixer's sounds, for server and web; their recipes are on the server (server/mixer/sounds.ts).

export const SOUND_GROUPS = {
  water: ['rain', 'tent', 'stream', 'waves'],
  air: ['wind', 'thunder', 'fire', 'chimes'],
  creatures: ['crickets', 'birds', 'purr', 'heartbeat'],
  places: ['train', 'cafe', 'keyboard', 'clock'],
  steady: ['fan', 'brown', 'white', 'bowl'],
} as const
export type SoundGroup = keyof typeof SOUND_GROUPS
export type SoundId = (typeof SOUND_GROUPS)[SoundGroup][number]

export const SOUND_IDS = Object.values(SOUND_GROUPS).flat() as readonly SoundId[]

/** Length of a sound before it loops, seconds. */
export const SOUND_SECONDS = 64
/** Limit of simultaneous sounds: each is held decoded, and phones have little memory for that. */
export const SOUNDS_AT_ONCE = 8
/** Limit of saved mixes per person. */
export const MIXES_MOST = 50
export const MIX_NAME_MOST = 60

/** Level of each sound of a mix, 1 to 100; sounds that are not listed are silent. */
export type Levels = Partial<Record<SoundId, number>>

export const isSoundId = (id: string): id is SoundId => (SOUND_IDS as readonly string[]).includes(id)

/** Gain of a slider level: its square, which approximates perceived loudness. */
export const gainOf = (level: number): number => (level / 100) ** 2

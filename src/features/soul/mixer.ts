// The sound mixer's sounds by name, for both sides; how they are made is the server's (server/mixer/sounds.ts).

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

/** Length of a sound before it begins again, seconds. */
export const SOUND_SECONDS = 64
/** Sounds that play at once: each is held decoded, which phones have little room for. */
export const SOUNDS_AT_ONCE = 8
/** Mixes that one person can save. */
export const MIXES_MOST = 50
export const MIX_NAME_MOST = 60

/** How loud each sound of a mix is, 1 to 100; what is not in it is silent. */
export type Levels = Partial<Record<SoundId, number>>

export const isSoundId = (id: string): id is SoundId => (SOUND_IDS as readonly string[]).includes(id)

/** What a level on the slider is as a factor: by squares, as loudness goes to the ear. */
export const gainOf = (level: number): number => (level / 100) ** 2

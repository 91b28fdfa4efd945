import type { MindDoor } from './mind-doors.ts'

/** A place to which Soul's home leads: its name and a line, in every language. */
export type SoulDoor = MindDoor

export type SoulDoorSource = () => Promise<{ soulDoors: readonly SoulDoor[] }>

/** What the features give; app/web/features.ts puts them here. */
export const soulDoorSources: SoulDoorSource[] = []

import type { ComponentType } from 'react'

/**
 * What a person did with an exercise: history, records, estimated maximum, volume. Drawn below its notes by whichever room knows it; nothing
 * stands there before one does.
 */
export const ExerciseHistory = undefined as ComponentType<{ exercise: string }> | undefined

/** What a page suggests as a habit: it travels as state of a link to `/habits?new`, so that no address says what somebody cares about. */
export type HabitIdea = { name: string; question: string; icon?: string; timesAWeek?: number }

export const habitIdeaState = (idea: HabitIdea): { habitIdea: HabitIdea } => ({ habitIdea: idea })

/** The idea that came with a navigation; whatever else stands there is none. */
export function habitIdeaIn(state: unknown): HabitIdea | undefined {
  const idea = (state as { habitIdea?: Partial<HabitIdea> } | null)?.habitIdea
  if (typeof idea?.name !== 'string' || typeof idea.question !== 'string') return undefined
  const { name, question, icon, timesAWeek } = idea
  return { name, question, ...(typeof icon === 'string' && { icon }), ...(typeof timesAWeek === 'number' && { timesAWeek }) }
}

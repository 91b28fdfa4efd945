/** A suggested habit. It is passed as navigation state of a link to `/habits?new`, so that the URL does not reveal a person's concern. */
export type HabitIdea = { name: string; question: string; icon?: string; timesAWeek?: number }

export const habitIdeaState = (idea: HabitIdea): { habitIdea: HabitIdea } => ({ habitIdea: idea })

/** The idea in a navigation's state; undefined for any other state. */
export function habitIdeaIn(state: unknown): HabitIdea | undefined {
  const idea = (state as { habitIdea?: Partial<HabitIdea> } | null)?.habitIdea
  if (typeof idea?.name !== 'string' || typeof idea.question !== 'string') return undefined
  const { name, question, icon, timesAWeek } = idea
  return { name, question, ...(typeof icon === 'string' && { icon }), ...(typeof timesAWeek === 'number' && { timesAWeek }) }
}

import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { TrainingSettings } from '../../contract/training.ts'
import type { PlanContent } from '../../training/plan-run.ts'
import type { Session } from '../../training/session.ts'

const json = <Value>(bytes: Buffer) => JSON.parse(bytes.toString()) as Value
const sessionContext = (id: string) => `workout-session/${id}`
const planContext = (id: string) => `workout-plan/${id}`
const SETTINGS = 'workout-settings'

export const sealSession = (key: PersonKey, session: Session): Buffer => key.seal(sessionContext(session.id), JSON.stringify(session))
export const openSession = (key: PersonKey, id: string, sealed: Buffer): Session => json(key.open(sessionContext(id), sealed))

export const sealPlan = (key: PersonKey, id: string, content: PlanContent): Buffer => key.seal(planContext(id), JSON.stringify(content))
/** Older plans, from before plans had places, belong to the usual place. */
export const openPlan = (key: PersonKey, id: string, sealed: Buffer): PlanContent => ({
  place: null,
  ...json<Omit<PlanContent, 'place'> & { place?: string | null }>(key.open(planContext(id), sealed)),
})

export const sealSettings = (key: PersonKey, settings: TrainingSettings): Buffer => key.seal(SETTINGS, JSON.stringify(settings))
export const openSettings = (key: PersonKey, sealed: Buffer): TrainingSettings => json(key.open(SETTINGS, sealed))

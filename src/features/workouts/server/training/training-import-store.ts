import { sql } from '#platform/server/db/drizzle.ts'
import { z } from 'zod'
import { Instant, LocalDay, PlausibleDay } from '#platform/contract/dates.ts'
import type { AnyImportPart } from '#platform/server/imports/part.ts'
import { idPart, tablePart } from '#platform/server/imports/table-part.ts'
import { CheckIn, MAX_PLANS, MAX_SESSIONS, StoredPlan, TrainingSettings } from '../../contract/training.ts'
import { liftFacts } from '../../training/lift-facts.ts'
import { exercisesOf } from '../../training/session.ts'
import { sessionCount } from '../../training/plan-run.ts'
import { Session } from '../../contract/training-shapes.ts'
import { ownAssistedOf } from '../exercises/store.ts'
import { CHECK_INS_FILE, PLANS_FILE, SESSIONS_FILE, SETTINGS_FILE } from './export-training.ts'
import { dropOrphans, replaceLifts } from './lift-store.ts'
import { sealPlan, sealSession, sealSettings } from './sealing.ts'
import { sessionsWithoutLifts } from './session-store.ts'
import { workoutCheckIns, workoutPlans, workoutSessions, workoutSettings } from './tables.ts'

const ExportedSession = Session.extend({ day: LocalDay, act: z.int().min(-1000).max(1000), deletedAt: Instant.nullable() })
const ExportedPlan = StoredPlan.omit({ version: true })
const ExportedCheckIn = CheckIn.extend({ day: PlausibleDay })

/** The parts of `exportTraining` that can be imported. */
export const trainingParts: readonly AnyImportPart[] = [
  idPart({
    id: 'workouts.plan',
    name: { en: 'training plans', de: 'Trainingspläne' },
    file: PLANS_FILE,
    shape: ExportedPlan,
    table: workoutPlans,
    fingerprint: [workoutPlans.version, workoutPlans.next, workoutPlans.isActive],
    limit: { most: MAX_PLANS },
    row: ({ id, next, isActive, createdAt, ...content }, { userId, key }) => ({
      userId,
      id,
      sealed: sealPlan(key, id, content),
      version: 1,
      sessions: sessionCount(content.plan),
      next,
      isActive,
      createdAt: new Date(createdAt),
    }),
    // Only one plan can be active: the one that is active here stays so.
    recompute: async (_app, tx, userId) => {
      await tx.execute(sql`
        update ${workoutPlans} set is_active = false where user_id = ${userId} and is_active
          and id <> (select id from ${workoutPlans} where user_id = ${userId} and is_active order by created_at, id limit 1)`)
    },
  }),
  idPart({
    id: 'workouts.session',
    name: { en: 'training sessions', de: 'Trainings' },
    file: SESSIONS_FILE,
    shape: ExportedSession,
    table: workoutSessions,
    fingerprint: [workoutSessions.version],
    limit: { most: MAX_SESSIONS },
    row: ({ day, act, deletedAt, ...session }, { userId, key }) => ({
      userId,
      id: session.id,
      sealed: sealSession(key, session),
      startedAt: new Date(session.startedAt),
      finishedAt: session.fields.finishedAt.value === null ? null : new Date(session.fields.finishedAt.value),
      day,
      version: 1,
      act,
      deletedAt: deletedAt === null ? null : new Date(deletedAt),
    }),
    recompute: async (app, tx, userId) => {
      const key = await app.vault.keyOf(userId)
      for (const { session, day } of await sessionsWithoutLifts(tx, key, userId)) {
        const facts = liftFacts(session, await ownAssistedOf(tx, key, userId, exercisesOf(session)))
        await replaceLifts(tx, userId, { sessionId: session.id, day, at: new Date(session.startedAt) }, facts)
      }
      await dropOrphans(tx, userId)
    },
  }),
  tablePart({
    id: 'workouts.check-in',
    name: { en: 'how you were on days', de: 'wie es dir an Tagen ging' },
    file: CHECK_INS_FILE,
    shape: ExportedCheckIn,
    idOf: ({ day }) => day,
    table: workoutCheckIns,
    column: workoutCheckIns.day,
    fingerprint: [workoutCheckIns.mood, workoutCheckIns.sleep, workoutCheckIns.freshness],
    row: (value, { userId }) => ({ userId, ...value }),
  }),
  tablePart({
    id: 'workouts.settings',
    name: { en: 'what training remembers', de: 'was Training sich merkt' },
    file: SETTINGS_FILE,
    shape: TrainingSettings,
    idOf: () => 'settings',
    table: workoutSettings,
    column: sql`'settings'`,
    fingerprint: [workoutSettings.version],
    row: (settings, { userId, key }) => ({ userId, sealed: sealSettings(key, settings), version: 1 }),
  }),
]

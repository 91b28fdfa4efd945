import { sql } from '#platform/server/db/drizzle.ts'
import { z } from 'zod'
import { Instant } from '#platform/contract/dates.ts'
import { tablePart } from '#platform/server/imports/table-part.ts'
import { ONBOARDING_AREAS, OnboardingArea, OnboardingStep } from '../contract.ts'
import { onboarding } from './tables.ts'

/** A person has one welcome: an existing row is not replaced. */
const ID = 'welcome'

const Welcome = z.object({
  step: OnboardingStep,
  areas: z.array(OnboardingArea).max(ONBOARDING_AREAS.length),
  updatedAt: Instant,
  finishedAt: Instant.nullable(),
  skippedAt: Instant.nullable(),
})

const instant = (at: string | null) => (at === null ? null : new Date(at))

export const onboardingParts = [
  tablePart({
    id: 'onboarding.welcome',
    name: { en: 'your welcome', de: 'dein Willkommen' },
    file: 'onboarding/onboarding.json',
    shape: Welcome,
    idOf: () => ID,
    table: onboarding,
    column: sql`${ID}`,
    fingerprint: [onboarding.step, onboarding.areas, onboarding.finishedAt, onboarding.skippedAt],
    row: ({ step, areas, updatedAt, finishedAt, skippedAt }, { userId }) => ({
      userId,
      step,
      areas,
      updatedAt: new Date(updatedAt),
      finishedAt: instant(finishedAt),
      skippedAt: instant(skippedAt),
    }),
  }),
]

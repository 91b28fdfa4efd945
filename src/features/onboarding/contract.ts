import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'

/** Steps in order. A step is left out where no installed feature provides it. */
export const ONBOARDING_STEPS = ['name', 'areas', 'habit', 'mood', 'reminder', 'ready'] as const
/** Two steps of earlier versions, which a row, an export or a device that was offline may still name, are read as the ones after them. */
const EARLIER: Readonly<Record<string, string>> = { day: 'habit', import: 'ready' }
export const OnboardingStep = z.preprocess((step) => (typeof step === 'string' ? (EARLIER[step] ?? step) : step), z.enum(ONBOARDING_STEPS))
export type OnboardingStep = z.infer<typeof OnboardingStep>

/** Areas that a person may choose as their interests, named after the features that cover them. */
export const ONBOARDING_AREAS = ['journal', 'soul', 'habits', 'mind', 'body', 'companion'] as const
export const OnboardingArea = z.enum(ONBOARDING_AREAS)
export type OnboardingArea = z.infer<typeof OnboardingArea>

const Ending = z.enum(['finished', 'skipped'])

export const getOnboarding = endpoint({
  method: 'GET',
  path: '/api/onboarding',
  summary: 'Get the onboarding progress and the selected areas',
  response: z.object({
    step: OnboardingStep,
    areas: z.array(OnboardingArea),
    /** null: the welcome can be continued. */
    ended: Ending.nullable(),
  }),
})

export const putOnboarding = endpoint({
  method: 'PUT',
  path: '/api/onboarding',
  summary: 'Update the onboarding progress and the selected areas; an ended onboarding stays ended; idempotent',
  body: z.object({ step: OnboardingStep, areas: z.array(OnboardingArea).max(ONBOARDING_AREAS.length), ended: Ending.nullable() }),
  response: z.object({ step: OnboardingStep, areas: z.array(OnboardingArea), ended: Ending.nullable() }),
  offline: true,
})

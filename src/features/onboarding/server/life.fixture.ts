import type { Life } from '#testing/life.ts'
import { putOnboarding } from '../contract.ts'

/** A person who finished the welcome. */
export const life: Life = async ({ me }) => {
  await me.call(putOnboarding, { body: { step: 'habit', areas: ['journal', 'soul'], ended: null } })
  await me.call(putOnboarding, { body: { step: 'ready', areas: ['journal', 'soul', 'companion'], ended: 'finished' } })
  return { says: ['companion', 'ready'], things: {} }
}

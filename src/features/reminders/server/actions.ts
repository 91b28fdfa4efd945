import { z } from 'zod'
import type { CompanionAction } from '#platform/server/companion-slots.ts'

export const reminderActions: readonly CompanionAction[] = [
  {
    id: 'reminders.new',
    name: 'set_reminder',
    description: 'Proposes a daily reminder of one of the person’s habits, of their mood or of training, when they asked to be reminded.',
    args: z.strictObject({
      about: z.string().trim().min(1).max(80).describe('The habit’s name, or mood, or training'),
      at: z
        .string()
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
        .describe('The time of day, like 07:30'),
    }),
  },
]

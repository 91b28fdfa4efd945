import { z } from 'zod'
import { LocalDay } from '#platform/contract/dates.ts'
import type { CompanionAction } from '#platform/server/companion-slots.ts'

export const reminderActions: readonly CompanionAction[] = [
  {
    id: 'reminders.new',
    name: 'set_reminder',
    description:
      'Proposes a reminder when they asked for one: daily, of one of their habits, of their mood or of training; or of anything in their own words, once on a day or daily.',
    args: z.strictObject({
      about: z.string().trim().min(1).max(200).describe('The habit’s name, or mood, or training; or in a few words anything else'),
      at: z
        .string()
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
        .describe('The time of day, like 07:30'),
      day: LocalDay.optional().describe('The day, like 2026-05-31, of a reminder that comes once'),
    }),
  },
]

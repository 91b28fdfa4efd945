import { z } from 'zod'
import { LocalDay } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { HubCard } from '#platform/contract/hub.ts'

export const getHub = endpoint({
  method: 'GET',
  path: '/api/hub',
  summary: 'Get today’s overview: totals, streak, cards of the features, and one suggestion',
  persisted: true,
  response: z.object({
    /** The current day in the person's time zone, with their day boundary. */
    today: LocalDay,
    points: z.int(),
    pointsToday: z.int(),
    minutesToday: z.int(),
    minutesThisWeek: z.int(),
    streak: z.object({ current: z.int(), longest: z.int(), totalDays: z.int(), restsLeft: z.int() }),
    /** The last seven days, today last: how many acts of care and how many minutes each had. */
    week: z.array(z.object({ day: LocalDay, acts: z.int(), minutes: z.int() })),
    cards: z.array(HubCard),
    /** Features whose newest cards were not ready in time: `cards` holds their previous ones, or none. A retry may load them. */
    missing: z.array(z.string()),
    /** The rule that applies, and its feature, which supplies the text, the reason and the link. */
    suggestion: z.object({ feature: z.string(), rule: z.string() }).nullable(),
  }),
})

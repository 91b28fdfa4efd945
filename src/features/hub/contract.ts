import { z } from 'zod'
import { LocalDay } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { HubCard } from '#platform/contract/hub.ts'

export const getHub = endpoint({
  method: 'GET',
  path: '/api/hub',
  summary: 'Today at a glance: totals, streak, a card from each feature that has one, and one suggestion',
  auth: 'session',
  persisted: true,
  response: z.object({
    /** The person's day, by their zone and day boundary. */
    today: LocalDay,
    points: z.int(),
    pointsToday: z.int(),
    minutesToday: z.int(),
    minutesThisWeek: z.int(),
    streak: z.object({ current: z.int(), longest: z.int(), totalDays: z.int(), restsLeft: z.int() }),
    /** The last seven days, today last: whether there was an act of care. */
    week: z.array(z.object({ day: LocalDay, acts: z.int(), minutes: z.int() })),
    cards: z.array(HubCard),
    /** Features whose newest cards did not come in time: in `cards` are those of an earlier answer, or none. Asking again may bring them. */
    missing: z.array(z.string()),
    /** The rule by which something is suggested, and whose it is: that feature has the words, the reason and the way there. */
    suggestion: z.object({ feature: z.string(), rule: z.string() }).nullable(),
  }),
})

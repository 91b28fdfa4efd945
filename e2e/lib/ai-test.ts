import { fakeAi, type FakeAi } from '#testing/fake-ai.ts'
import { service, test as base, useServer } from './test.ts'

/** A separate installation with a language model, whose answers the journey scripts. */
export const test = base.extend<{ noEarlierRequests: void }, { ai: FakeAi }>({
  // Journeys of several files share a worker, and with it the model: each counts its own requests.
  noEarlierRequests: [
    async ({ ai }, use) => {
      ai.requests.length = 0
      await use()
    },
    { auto: true },
  ],
  ai: service(fakeAi),
  server: [({ ai }, use) => useServer(use, { aiUrl: ai.url }), { scope: 'worker' }],
})

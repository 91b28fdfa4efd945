import { fakeAi, type FakeAi } from '#testing/fake-ai.ts'
import { startServer } from './server.ts'
import { test as base } from './test.ts'

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
  ai: [
    async ({}, use) => {
      const ai = await fakeAi()
      await use(ai)
      await ai.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ ai }, use) => {
      const server = await startServer({ aiUrl: ai.url })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

import { eq } from '#platform/server/db/drizzle.ts'
import { z } from 'zod'
import { FAKE_AI_MODEL, fakeAi, type FakeAi } from '#testing/fake-ai.ts'
import { signedIn } from '#testing/make-user.ts'
import { testServer, type TestServer } from '#testing/test-server.ts'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import type { ServerFeature } from '../feature.ts'
import { route } from '../http/route.ts'
import { aiErrors, type AiPicture, type AiRun } from './ai.ts'
import { answerRun } from './event-stream.ts'
import { aiRuns } from './tables.ts'

export const ask = endpoint({
  method: 'POST',
  path: '/api/asking',
  summary: 'Asks the model',
  body: z.object({ words: z.string() }),
  response: bytes(['text/event-stream']),
  errors: aiErrors,
})

export const stopAsking = endpoint({
  method: 'POST',
  path: '/api/asking/:id/stop',
  summary: 'Stops an answer',
  params: z.object({ id: z.string() }),
  body: z.object({}),
  response: z.object({}),
  errors: ['not_found'],
})

export const PURPOSE = 'asking.words'

/** A feature that asks a model, as features do. */
export const askingServer: ServerFeature = {
  id: 'asking',
  routes: [
    route(ask, async ({ app, reply, userId, body }) => {
      const messages = [{ role: 'user' as const, content: body.words }]
      return answerRun(reply, await app.ai.stream({ userId, purpose: PURPOSE, system: 'Be kind.', messages, maxOutputTokens: 100 }))
    }),
    route(stopAsking, async ({ app, userId, params }) => {
      await app.ai.stop(userId, params.id)
      return {}
    }),
  ],
}

/** A server with that feature, beside a fake model. */
export async function aiTestBed() {
  const fake: FakeAi = await fakeAi()
  const server = await testServer([askingServer], { config: { ai: fake.config() } })
  const shown = () => ({ destination: new URL(fake.url).host, model: FAKE_AI_MODEL })
  return {
    fake,
    server,
    shown,
    /** A signed-in person who agreed to it. */
    async agreed(at: TestServer = server) {
      const client = await signedIn(at)
      await at.app.ai.giveConsent(client.user.id, PURPOSE, shown())
      return client
    },
    /** A person's request, without HTTP. */
    stream(userId: string, options: { at?: TestServer; content?: string; pictures?: AiPicture[]; signal?: AbortSignal } = {}) {
      const { at = server, content = 'Hello?', pictures = [], signal } = options
      return at.app.ai.stream({
        userId,
        purpose: PURPOSE,
        system: 'Be kind.',
        messages: [{ role: 'user', content, pictures }],
        maxOutputTokens: 100,
        signal,
      })
    },
    runsOf: (userId: string) => server.app.db.select().from(aiRuns).where(eq(aiRuns.userId, userId)),
    async close() {
      await server.close()
      await fake.close()
    },
  }
}

export async function textOf(run: AiRun): Promise<string> {
  let text = ''
  for await (const piece of run) text += piece
  return text
}

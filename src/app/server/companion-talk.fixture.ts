import { companionServer } from '#features/companion/server/feature.ts'
import { agreeToChat, getChat, getThread, sendMessage, type ShownMessage } from '#features/companion/contract-chat.ts'
import { setChatTools } from '#features/companion/contract-tools.ts'
import { cardioServer } from '#features/cardio/server/feature.ts'
import { gardenServer } from '#features/garden/server/feature.ts'
import { habitsServer } from '#features/habits/server/feature.ts'
import { journalServer } from '#features/journal/server/feature.ts'
import { nutritionServer } from '#features/nutrition/server/feature.ts'
import { remindersServer } from '#features/reminders/server/feature.ts'
import { soulServer } from '#features/soul/server/feature.ts'
import { workoutsServer } from '#features/workouts/server/feature.ts'
import { FACT_AREAS, type FactArea } from '#platform/contract/fact-areas.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { fakeAi } from '#testing/fake-ai.ts'
import { signedIn, type SignedIn } from '#testing/make-user.ts'
import { testClock } from '#testing/test-clock.ts'
import { testServer } from '#testing/test-server.ts'

export const TODAY = '2026-06-15'
const FEATURES = [
  journalServer,
  habitsServer,
  workoutsServer,
  cardioServer,
  nutritionServer,
  gardenServer,
  soulServer,
  remindersServer,
  companionServer,
]

export type Me = SignedIn

/** All features that a model may read or propose to, with a scripted model. */
export async function talkBed() {
  const fake = await fakeAi()
  const ai = fake.config({ requestsPerDay: 100_000, tokensPerDay: 1_000_000_000 })
  const server = await testServer(FEATURES, { config: { ai }, clock: testClock(new Date(`${TODAY}T15:00:00Z`)), worker: false })
  return {
    fake,
    server,
    /** A person who has agreed and allowed these areas and cards. */
    async person(areas: readonly FactArea[] = FACT_AREAS, mayPropose = true): Promise<Me> {
      const me = await signedIn(server)
      const { model } = await me.call(getChat, { query: { language: 'en' } })
      await me.call(agreeToChat, { body: { destination: model!.destination, model: model!.model, isAdult: true } })
      await me.call(setChatTools, { body: { areas: [...areas], mayPropose } })
      return me
    },
    /** Sends a message and returns the streamed and the stored answer. */
    async say(me: Me, text: string, { thread = uuidv7(), parent = null as string | null, language = 'en' as 'en' | 'de' } = {}) {
      const body = { message: uuidv7(), parent, text, answer: uuidv7(), language }
      const streamed = await (await me.call(sendMessage, { params: { id: thread }, body })).text()
      const { messages } = await me.call(getThread, { params: { id: thread }, query: {} })
      const answer = messages.find(({ id }) => id === body.answer)
      return { thread, message: body.message, streamed, answer: answer as ShownMessage | undefined }
    },
    /** The tool results that the model read in the last request. */
    read: () =>
      fake.requests
        .at(-1)!
        .body.messages!.filter(({ role }) => role === 'tool')
        .map(({ content }) => String(content)),
    system: () => String(fake.requests.at(-1)!.body.messages!.find(({ role }) => role === 'system')!.content),
    async close() {
      await server.close()
      await fake.close()
    },
  }
}

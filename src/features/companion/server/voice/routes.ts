import { route, type Route } from '#platform/server/http/route.ts'
import { agreeToVoice, cutAnswer, getVoice, hearSpeech, speakWords, withdrawFromVoice } from '../../contract-voice.ts'
import { shortenAnswer } from '../threads/store.ts'
import { agree, voiceOf, withdraw } from './agreeing.ts'
import { wordsIn } from './hearing.ts'
import { spoken } from './speaking.ts'

export const voiceRoutes: readonly Route[] = [
  route(getVoice, ({ app, userId }) => voiceOf(app, userId)),

  route(agreeToVoice, async ({ app, userId, body: { service, destination } }) => {
    await agree(app, userId, service, destination)
    return {}
  }),

  route(withdrawFromVoice, async ({ app, userId, params: { service } }) => {
    await withdraw(app, userId, service)
    return {}
  }),

  route(hearSpeech, async ({ app, userId, query: { language }, body, signal }) => ({
    text: await wordsIn(app, userId, body, language, signal),
  })),

  route(speakWords, async ({ app, userId, body: { text, language }, reply, signal }) => {
    const sound = await spoken(app, userId, text, language, signal)
    return reply.type('audio/wav').header('cache-control', 'no-store').send(sound)
  }),

  route(cutAnswer, async ({ app, userId, params: { id, message }, body: { letters } }) => {
    await shortenAnswer(app.db, await app.vault.keyOf(userId), userId, id, message, letters)
    return {}
  }),
]

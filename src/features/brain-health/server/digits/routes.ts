import { AppError } from '#platform/contract/errors.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import { getSpokenDigits } from '../../contract.ts'
import { brainHealthReasons } from '../../reasons.en.ts'
import { spokenDigits } from './spoken-digits.ts'

export const digitsRoutes: readonly Route[] = [
  route(getSpokenDigits, async ({ app, reply }) => {
    const file = await spokenDigits(app).catch(() => undefined)
    if (!file) throw new AppError('unavailable', brainHealthReasons.no_voice())
    return reply.type('audio/wav').send(Buffer.from(file))
  }),
]

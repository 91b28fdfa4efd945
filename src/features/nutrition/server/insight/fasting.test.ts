import { expect, test } from 'vitest'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { changeThings, listThings } from '../../contract/api.ts'
import { FASTS_LOOKED_AT_DAYS, getFasting } from '../../contract/fasting.ts'
import { nutritionServer } from '../feature.ts'

const HOUR_MS = 3_600_000

const server = sharedServer([nutritionServer], { worker: false })

test('a fast is saved as entered, an impossible one is refused with a reason, and old ones are left out of the answer with all things', async () => {
  const me = await signedIn(server)
  const now = server.clock.now().getTime()
  const pause = (from: number, hours: number) => {
    return { kind: 'fast', from: new Date(from).toISOString(), to: new Date(from + hours * HOUR_MS).toISOString(), goal: 12 } as const
  }
  const [recent, old] = [uuidv7(), uuidv7()]
  const longAgo = now - (FASTS_LOOKED_AT_DAYS + 2) * 24 * HOUR_MS
  const write = (id: string, at: number, thing: ReturnType<typeof pause>) =>
    me.call(changeThings, { body: { changes: [{ id, at: new Date(at).toISOString(), thing }] } })
  await write(recent, now, pause(now - 13 * HOUR_MS, 12.5))
  await write(old, longAgo, pause(longAgo - 12 * HOUR_MS, 12))
  const { things } = await me.call(listThings)
  expect(things).toEqual([{ id: recent, thing: pause(now - 13 * HOUR_MS, 12.5) }])
  await expect(write(uuidv7(), now, pause(now - 40 * HOUR_MS, 36))).rejects.toThrow('A fast must end after it starts')
  expect((await me.call(listThings)).things).toHaveLength(1)
})

test('a person without known facts can count at most a night', async () => {
  const me = await signedIn(server)
  expect(await me.call(getFasting)).toEqual({ most: 12, why: 'unknown', care: [], isHidden: false })
})

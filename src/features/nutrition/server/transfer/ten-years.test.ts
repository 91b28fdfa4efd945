import { expect, test } from 'vitest'
import { isThorough } from '#testing/depth.ts'
import { addDays } from '#platform/contract/dates.ts'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { nutritionServer } from '../feature.ts'
import { daySumsOf } from '../store.ts'
import { SERVINGS_HEAD, start, undone, upload } from './importing.fixture.ts'

const server = sharedServer([nutritionServer])

const IS_LONG = isThorough
/** Eleven entries a day: ten years are 40,000. */
const DAYS = IS_LONG ? 3653 : 20
const A_DAY = 11
const FIRST = '2016-01-01'

test(
  `${DAYS} days of another diary are imported, recognized again and undone, in memory that does not grow with them`,
  async () => {
    const me = await signedIn(server)
    const rows = Array.from({ length: DAYS * A_DAY }, (_, at) => {
      const day = addDays(FIRST, Math.floor(at / A_DAY))
      return `${day},${7 + (at % A_DAY)}:15,Lunch,Food ${at % 400},${50 + (at % 90)}.00 g,${80 + (at % 200)},0,60,1.5,0,12,40,30,4,26,${5 + (at % 7)},1,0,9,0,Vegetables`
    })
    const file = [SERVINGS_HEAD, ...rows, ''].join('\n')
    const at = (label: string, from: number) => {
      if (IS_LONG)
        console.log(
          `${label}: ${((performance.now() - from) / 1000).toFixed(1)} s, heap ${Math.round(process.memoryUsage().heapUsed / 2 ** 20)} MB`,
        )
    }
    let from = performance.now()
    const { id, report } = await upload(server, me, file)
    at('dry run', from)
    expect(report).toMatchObject({ days: DAYS, items: DAYS * A_DAY, fresh: DAYS * A_DAY, unread: 0 })
    from = performance.now()
    expect(await start(server, me, id)).toMatchObject({ state: 'done', entries: DAYS * A_DAY })
    at('brought in', from)
    const sums = await daySumsOf(server.app.db, me.user.id, FIRST, '2030-01-01')
    expect(sums).toHaveLength(DAYS)
    expect(sums.reduce((sum, { eaten }) => sum + eaten.nutrients.fibre_g!.amount, 0)).toBeCloseTo(DAYS * A_DAY * 4, 0)
    from = performance.now()
    expect((await upload(server, me, file)).report).toMatchObject({ fresh: 0, busyDays: 0 })
    at('known again', from)
    from = performance.now()
    expect(await undone(server, me, id)).toMatchObject({ state: 'undone', entries: 0 })
    at('taken back', from)
    expect(await daySumsOf(server.app.db, me.user.id, FIRST, '2030-01-01')).toEqual([])
  },
  IS_LONG ? 600_000 : 60_000,
)

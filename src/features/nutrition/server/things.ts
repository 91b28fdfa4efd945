import { AppError } from '#platform/contract/errors.ts'
import type { HasClock, HasDb, HasVault } from '#platform/server/app/app.ts'
import { MAX_THINGS, type Recipe, type ThingChange } from '../contract/things.ts'
import { holdsItself } from '../engine/recipe.ts'
import { nutritionReasons } from '../reasons.en.ts'
import { countDiary, lockDiary } from './store.ts'
import { thingStamps, thingsOf, writeThings, type WrittenThing } from './things-store.ts'

/** Applies changes of own foods, recipes, meals, favourites and settings; the latest change of each wins. Throws `limit` and `invalid`. */
export async function applyThings(app: HasClock & HasDb & HasVault, userId: string, changes: readonly ThingChange[]): Promise<number> {
  const key = await app.vault.keyOf(userId)
  return app.db.transaction(async (tx) => {
    const diary = await lockDiary(tx, userId)
    const now = app.clock.now().getTime()
    const latest = new Map<string, WrittenThing>()
    for (const { id, at, thing } of changes) {
      const moment = new Date(Math.min(Date.parse(at), now))
      const known = latest.get(id)
      if (!known || moment >= known.at) latest.set(id, { id, at: moment, thing })
    }
    const before = await thingStamps(tx, userId, [...latest.keys()])
    const written = [...latest.values()].filter(({ id, at }) => at > (before.get(id)?.at ?? new Date(0)))
    if (written.length === 0) return 0
    const recipes = written.filter((one): one is WrittenThing & { thing: Recipe } => one.thing?.kind === 'recipe')
    if (recipes.some(({ thing }) => thing.ingredients.some(({ food }) => food.source === 'recipe'))) {
      const retained = (await thingsOf(tx, key, userId, 'recipe')).map(({ id, thing }) => [id, thing as Recipe] as const)
      const others = new Map([...retained, ...recipes.map(({ id, thing }) => [id, thing] as const)])
      if (recipes.some(({ id, thing }) => holdsItself(id, thing, others))) throw new AppError('invalid', nutritionReasons.holds_itself())
    }
    await writeThings(tx, key, userId, written)
    const came = written.filter(({ id, thing }) => thing && !before.get(id)?.isHere).length
    const went = written.filter(({ id, thing }) => !thing && before.get(id)?.isHere).length
    const things = diary.things + came - went
    if (came > 0 && things > MAX_THINGS) throw new AppError('limit', nutritionReasons.too_many_things({ most: MAX_THINGS }))
    await countDiary(tx, userId, { ...diary, things })
    return written.length
  })
}

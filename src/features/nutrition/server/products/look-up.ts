import { AppError } from '#platform/contract/errors.ts'
import type { HasClock, HasConfig, HasDb, HasStopping, HasVault } from '#platform/server/app/app.ts'
import { isOfOneShop, readGtin } from '../../contract/gtin.ts'
import type { Product } from '../../contract/products.ts'
import { SETTINGS_ID } from '../../contract/things.ts'
import { nutritionReasons } from '../../reasons.en.ts'
import { thingNamed } from '../things-store.ts'
import { askOpenFoodFacts, ProductTrouble, type ProductAnswer } from './products-driver.ts'
import { readProduct } from './read-product.ts'
import { mayAsk, noteAnswer, noteTrouble } from './product-store.ts'

type Looked = HasClock & HasConfig & HasDb & HasStopping & HasVault

/** Requests in flight, by code: concurrent lookups of one code share one request. */
const asking = new Map<string, Promise<ProductAnswer>>()

/** A product by its code; null where Open Food Facts does not know it. Throws `forbidden`, `limit` and `unavailable`. */
export async function productOf(app: Looked, userId: string, code: string, language: 'en' | 'de'): Promise<Product | null> {
  const settings = await thingNamed(app.db, await app.vault.keyOf(userId), userId, SETTINGS_ID)
  if (settings?.kind !== 'settings' || !settings.asksOpenFoodFacts) throw new AppError('forbidden', nutritionReasons.lookup_off())
  if (!app.config.foodFacts) throw new AppError('forbidden', nutritionReasons.lookup_forbidden())
  const read = readGtin(code)
  // A number internal to a shop means another food elsewhere, so a lookup is useless.
  if (!('gtin' in read) || isOfOneShop(read.gtin)) return null
  const key = `${app.config.foodFacts.url} ${read.gtin}`
  const running = asking.get(key) ?? answerFor(app, read.gtin).finally(() => asking.delete(key))
  asking.set(key, running)
  const answer = await running
  return answer.outcome === 'found' ? readProduct(answer.product, read.gtin, language) : null
}

async function answerFor(app: Looked, code: string): Promise<ProductAnswer> {
  const { db, clock, config } = app
  const known = await mayAsk(db, code, clock.now())
  if (known.may === 'use') return known.answer
  if (known.may === 'wait') throw new AppError('limit', nutritionReasons.lookup_used_up(), { resetsAt: known.until.toISOString() })
  try {
    const answer = await askOpenFoodFacts(config.foodFacts!, code, app.stopping)
    await noteAnswer(db, code, answer)
    return answer
  } catch (error) {
    if (!(error instanceof ProductTrouble)) throw error
    const until = await noteTrouble(db, code, clock.now())
    if (error.kind === 'busy') throw new AppError('limit', nutritionReasons.lookup_used_up(), { resetsAt: until.toISOString() })
    throw new AppError('unavailable', error.kind === 'unwell' ? nutritionReasons.lookup_unwell() : nutritionReasons.lookup_unreachable())
  }
}

import { route, type Route } from '#platform/server/http/route.ts'
import { getProductSource, lookUpProduct } from '../../contract/products.ts'
import { productOf } from './look-up.ts'

export const productRoutes: readonly Route[] = [
  route(getProductSource, ({ app }) => ({ host: app.config.foodFacts ? new URL(app.config.foodFacts.url).host : null })),
  route(lookUpProduct, async ({ app, userId, body }) => ({ product: await productOf(app, userId, body.code, body.language) })),
]

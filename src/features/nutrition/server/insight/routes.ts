import { route, type Route } from '#platform/server/http/route.ts'
import { getFasting } from '../../contract/fasting.ts'
import { getEatingPattern, getEnergy, getFoodCompanions, getNeeds, getNutrientTrend } from '../../contract/insight.ts'
import { eatingPatternOf } from './eating.ts'
import { energyOf } from './energy.ts'
import { fastingOf } from './fasting.ts'
import { foodCompanionsOf } from './goes-with.ts'
import { needsOf } from './needs.ts'
import { nutrientTrendOf } from './trend.ts'

export const insightRoutes: readonly Route[] = [
  route(getFasting, ({ app, person }) => fastingOf(app, person)),
  route(getEnergy, ({ app, person }) => energyOf(app, person)),
  route(getNeeds, ({ app, person, query }) => needsOf(app, person, Number(query.days))),
  route(getNutrientTrend, ({ app, person, query }) => nutrientTrendOf(app, person, query)),
  route(getEatingPattern, ({ app, person }) => eatingPatternOf(app, person)),
  route(getFoodCompanions, ({ app, person, query, signal }) => foodCompanionsOf(app, person, query.outcome, signal)),
]

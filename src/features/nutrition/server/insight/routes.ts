import { route, type Route } from '#platform/server/http/route.ts'
import { getEnergy, getNeeds } from '../../contract/insight.ts'
import { energyOf } from './energy.ts'
import { needsOf } from './needs.ts'

export const insightRoutes: readonly Route[] = [
  route(getEnergy, ({ app, person }) => energyOf(app, person)),
  route(getNeeds, ({ app, person, query }) => needsOf(app, person, Number(query.days))),
]

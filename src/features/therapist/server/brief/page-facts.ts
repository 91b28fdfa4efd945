import type { HasClock, HasDb } from '#platform/server/app/app.ts'
import type { AskedPage, PageFacts } from '#platform/server/page-facts.ts'
import { ShareToken } from '../../contract-brief.ts'
import { openShareWith } from './share-store.ts'

/** The page of a link exists as long as the link is valid; previews of it show no content. */
export async function linkedPageFacts(app: HasClock & HasDb, { path, params }: AskedPage): Promise<PageFacts | undefined> {
  if (path !== '/shared-brief/:token') return undefined
  const token = ShareToken.safeParse(params.token).data
  const found = token === undefined ? undefined : await openShareWith(app.db, token, null, app.clock.now())
  return { status: found ? 200 : 404 }
}

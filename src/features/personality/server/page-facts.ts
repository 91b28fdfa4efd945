import { AppError } from '#platform/contract/errors.ts'
import { pathOf } from '#platform/contract/endpoint.ts'
import type { HasClock, HasDb, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { Id } from '#platform/contract/ids.ts'
import type { AskedPage, PageFacts } from '#platform/server/page-facts.ts'
import { getSharedPicture, ShareToken } from '../contract-sharing.ts'
import { PREVIEW_WORDS } from './picture/words.ts'
import { openLink } from './sharing.ts'
import { assessmentOf } from './store.ts'

const RESULT_PAGE = '/personality-quiz/results/:id'

/** The page of a result exists for its owner by the result's id, and for anyone by a valid link. */
export async function resultPageFacts(
  app: HasClock & HasDb & HasVault,
  { path, params }: AskedPage,
  person: Person | undefined,
): Promise<PageFacts | undefined> {
  if (path !== RESULT_PAGE) return undefined
  const { id = '' } = params
  const own = Id.safeParse(id).data
  if (own !== undefined) {
    const isThere = person && (await assessmentOf(app.db, await app.vault.keyOf(person.id), person.id, own))
    return { status: isThere ? 200 : 404 }
  }
  if (!ShareToken.safeParse(id).success) return { status: 404 }
  try {
    const { settings } = (await openLink(app, id)).share
    if (!settings.preview) return { status: 200 }
    const words = PREVIEW_WORDS[settings.language]
    const title = settings.name === null ? words.title : words.titleOf(settings.name)
    return { status: 200, preview: { title, description: words.description, picture: pathOf(getSharedPicture.path, { token: id }) } }
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return { status: 404 }
    throw error
  }
}

import type { FastifyRequest } from 'fastify'
import { withDeviceLanguage } from '#platform/server/auth/language.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { route } from '#platform/server/http/route.ts'
import * as days from '../contract/days.ts'
import { searchJournal } from '../contract/search.ts'
import * as sync from '../contract/sync.ts'
import { daySheet, daysOf, memoriesOf } from './sync/days.ts'
import type { JournalSearch } from './search/search.ts'
import type { Author } from './sync/author.ts'
import { pushChanges } from './sync/push.ts'
import { entryWithAttachments, listEntries, oneVersion, pullRecords, versionList } from './sync/read.ts'

const authorOf = (person: Person, request: FastifyRequest): Author => withDeviceLanguage(person, request)

export const syncRoutes = (journalSearch: JournalSearch) => [
  route(sync.pushChanges, async ({ app, person, request, body }) => ({
    results: await pushChanges(app, authorOf(person, request), body.changes),
  })),

  route(sync.pullRecords, ({ app, person, request, query }) => pullRecords(app, authorOf(person, request), query)),

  route(sync.listEntries, ({ app, userId, query }) => listEntries(app, userId, { ...query, trash: query.trash === '1' })),

  route(sync.getEntry, ({ app, userId, params }) => entryWithAttachments(app, userId, params.id)),

  route(sync.listVersions, async ({ app, userId, params }) => ({ versions: await versionList(app, userId, params.id) })),

  route(sync.getVersion, ({ app, userId, params }) => oneVersion(app, userId, params.id, params.versionId)),

  route(days.getDays, async ({ app, userId, query }) => ({ days: await daysOf(app, userId, query) })),

  route(days.getDaySheet, ({ app, userId, params, query }) => daySheet(app, userId, params.day, query)),

  route(days.getMemories, ({ app, person, query }) => memoriesOf(app, person, query)),

  route(searchJournal, ({ userId, body }) => journalSearch.search(userId, body)),
]

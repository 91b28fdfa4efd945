import { AppError, fieldError } from '#platform/contract/errors.ts'
import * as api from '#platform/contract/import-endpoints.ts'
import { fieldReasons, importReasons } from '#platform/contract/reasons.en.ts'
import { readToEnd } from '../http/read-to-end.ts'
import { readAs, route, type Route } from '../http/route.ts'
import { detailOf, summaryOf } from './answers.ts'
import * as engine from './engine.ts'
import { kindNamed } from './kinds.ts'
import { importsOf } from './store.ts'

export const importRoutes: readonly Route[] = [
  route(api.beginImport, async ({ app, userId, body: { kind, ...file } }) =>
    detailOf(app, await engine.beginImport(app, kindNamed(app, kind), userId, file)),
  ),

  route(api.putImportPart, async ({ app, userId, params, body }) =>
    summaryOf(await readToEnd(body, (content) => engine.receivePart(app, userId, params.id, params.index, content))),
  ),

  route(api.startImport, async ({ app, userId, params, body }) => {
    const row = await engine.lookAtImport(app, userId, params.id)
    const kind = kindNamed(app, row.importer)
    const choices = readAs(kind.choices, body.choices ?? {})
    // A running import needs no choices: a second press has no effect.
    const answers = row.state === 'ready' ? kind.begins?.(row.words.report, choices) : undefined
    const given = { zone: body.zone ?? row.words.zone, choices: answers ?? choices }
    return summaryOf(await engine.startImport(app, userId, params.id, given))
  }),

  route(api.rereadImport, async ({ app, userId, params, body }) => {
    const row = await engine.lookAtImport(app, userId, params.id)
    if ('encoding' in body) return summaryOf(await engine.rereadImport(app, userId, params.id, body))
    const choices = kindNamed(app, row.importer).rereads?.(body.table)
    if (choices === undefined) throw fieldError('invalid', 'table', fieldReasons.wrong())
    return summaryOf(await engine.rereadImport(app, userId, params.id, { choices }))
  }),

  route(api.continueImport, async ({ app, userId, params, body }) => {
    const row = await engine.lookAtImport(app, userId, params.id)
    const { choices: shape, continues } = kindNamed(app, row.importer)
    if (!continues) throw new AppError('conflict', importReasons.moved_on())
    const choices = readAs(shape, body.choices ?? {})
    return summaryOf(await engine.continueEnded(app, userId, params.id, (before) => continues(before, choices)))
  }),

  route(api.cancelImport, async ({ app, userId, params }) => summaryOf(await engine.cancelImport(app, userId, params.id))),

  route(api.undoImport, async ({ app, userId, params }) => summaryOf(await engine.undoImport(app, userId, params.id))),

  route(api.getImport, async ({ app, userId, params }) => detailOf(app, await engine.lookAtImport(app, userId, params.id))),

  route(api.listImports, async ({ app, db, userId, query: { kind, before, limit } }) => {
    const rows = await importsOf(db, await app.vault.keyOf(userId), { importer: kind, userId }, before, limit)
    return { imports: rows.map(summaryOf), next: rows.length === limit ? rows.at(-1)!.id : null }
  }),
]

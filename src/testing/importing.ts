import {
  beginImport,
  getImport,
  putImportPart,
  rereadImport,
  startImport,
  undoImport,
  type ImportOf,
} from '#platform/contract/import-endpoints.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { IMPORT_PART_BYTES } from '#platform/contract/imports.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { LivingPerson } from './life.ts'
import type { TestServer } from './test-server.ts'

export const IMPORT_WORK = ['import']

type Me = Pick<LivingPerson, 'call'>

/** Steps of an import of one kind, over HTTP like the page; each waits for its end. `usual`: the default choices. */
export function importing<Import extends ImportOf<unknown>, Choices extends object>(
  kind: string,
  usual: { name: string; choices: Choices },
) {
  async function look(server: TestServer, me: Me, id: string): Promise<Import> {
    await server.app.jobs.idle(IMPORT_WORK)
    return (await me.call(getImport, { params: { id } })) as unknown as Import
  }

  /** Uploads a file and waits for its report. */
  async function upload(
    server: TestServer,
    me: Me,
    file: string | Uint8Array,
    name: string = usual.name,
    zone: string = 'Europe/Berlin',
  ): Promise<Import> {
    const id = uuidv7()
    const bytes = new Uint8Array(Buffer.from(file as Uint8Array))
    await me.call(beginImport, { body: { kind, id, name, bytes: bytes.length, zone } })
    for (let index = 0; index * IMPORT_PART_BYTES < bytes.length; index++)
      await me.call(putImportPart, { params: { id, index }, body: bytes.slice(index * IMPORT_PART_BYTES, (index + 1) * IMPORT_PART_BYTES) })
    return look(server, me, id)
  }

  async function start(server: TestServer, me: Me, id: string, choices: Partial<Choices> = {}): Promise<Import> {
    await me.call(startImport, { params: { id }, body: { choices: { ...usual.choices, ...choices } } })
    return look(server, me, id)
  }

  /** Uploads, starts and waits until everything is imported. */
  async function importInto(
    server: TestServer,
    me: Me,
    file: string | Uint8Array,
    choices: Partial<Choices> = {},
    name?: string,
    zone?: string,
  ): Promise<Import> {
    const { id, state, failure } = await upload(server, me, file, name, zone)
    // No `expect`: lives also run outside of the test runner.
    if (state !== 'ready') throw new Error(`The import is ${state}: ${failure}`)
    return start(server, me, id, choices)
  }

  async function undone(server: TestServer, me: Me, id: string): Promise<Import> {
    await me.call(undoImport, { params: { id } })
    return look(server, me, id)
  }

  /** Has the file parsed again, with another encoding or other columns. */
  async function reread(server: TestServer, me: Me, id: string, body: InputOf<typeof rereadImport>['body']): Promise<Import> {
    await me.call(rereadImport, { params: { id }, body })
    return look(server, me, id)
  }

  return { look, upload, start, bringIn: importInto, undone, reread }
}

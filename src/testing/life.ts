import { existsSync } from 'node:fs'
import type { App } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import type { TestUser } from './make-user.ts'
import type { TestClient } from './test-client.ts'
import type { TestServer } from './test-server.ts'

export type LivingPerson = TestClient & { user: TestUser }

/**
 * A person's use of one feature, over HTTP like a page, and the results to expect afterwards. Each feature has
 * one in `server/life.fixture.ts`, exported as `life`; `npm run check` fails without it. It creates every kind of record that a
 * person can create there, with unique words and numbers.
 */
export type Life = (world: { server: TestServer; me: LivingPerson }) => Promise<Lived>

export type Lived = {
  /** Texts, choices and numbers that they entered: the export contains each. */
  says: readonly (string | number)[]
  /** Files that they uploaded, with the bytes of the export, by their path in the export. */
  files?: Readonly<Record<string, Uint8Array>>
  /** A record for every endpoint with an id of theirs in its path, by `METHOD /api/path/:id`. */
  things: Readonly<Record<string, OwnThing>>
  /** Short jobs that it starts; a test waits for these kinds before it compares rows. */
  jobs?: readonly string[]
  /** Prefixes of paths whose parts (`:id`) identify shared records, or a variant of a person's own record. */
  shared?: readonly string[]
  /** Values for the `:params` of the feature's pages, by the page's path. */
  pages?: Readonly<Record<string, Record<string, string>>>
  /** Further addresses with another view of one of its pages: `/calendar?view=pixels`. */
  looks?: readonly string[]
}

/**
 * A feature's part of the demonstration year: the data of a person after a year of use, for `npm run dev`, screenshots
 * and benchmarks. A feature with data to show has one in `server/year.fixture.ts`, exported as `year`.
 */
export type Year = (app: App, person: Person) => Promise<Pick<Lived, 'pages'>>

export type OwnThing = {
  params: Record<string, string>
  query?: string
  /** JSON, or the bytes of a file. */
  body?: object | string | Uint8Array
  /** Creates the record right before the request: for records whose number is limited over all features. */
  begin?: () => Promise<unknown>
  /** The caller chooses the ids, so another person's same id is another record: their request succeeds. */
  strangerGets?: 200
}

/** The body of the request. */
export const bodyOf = ({ body }: OwnThing): string | Buffer<ArrayBuffer> =>
  typeof body === 'string' ? body : body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body ?? {})

/** The feature's life, loaded from its own folder: there is no list of them. */
export async function lifeOf({ id }: ServerFeature): Promise<Life> {
  const file = (await import(`../features/${id}/server/life.fixture.ts`)) as { life: Life }
  return file.life
}

/** The feature's part of the demonstration year, if it has one. */
export async function yearOf({ id }: ServerFeature): Promise<Year | undefined> {
  const file = `../features/${id}/server/year.fixture.ts`
  if (!existsSync(new URL(file, import.meta.url))) return undefined
  return ((await import(file)) as { year: Year }).year
}

/** Runs all lives as one person, one feature after the other. */
export async function liveAll(server: TestServer, me: LivingPerson, features: readonly ServerFeature[]): Promise<Required<Lived>> {
  const all: Lived[] = []
  for (const feature of features) {
    // Lives advance the clock, and some create links: each starts with a fresh proof of identity.
    const person = await server.app.sessions.person(me.cookies.get('fernwell_session') ?? '')
    if (person) await server.app.sessions.prove(person.id, person.sessionId)
    all.push(await (await lifeOf(feature))({ server, me }))
  }
  return together(all)
}

/** Merges the results of several lives into one. */
export function together(parts: readonly Lived[]): Required<Lived> {
  return {
    says: parts.flatMap(({ says }) => says),
    things: Object.assign({}, ...parts.map(({ things }) => things)) as Lived['things'],
    files: Object.assign({}, ...parts.map(({ files }) => files)) as Required<Lived>['files'],
    jobs: parts.flatMap(({ jobs = [] }) => jobs),
    shared: parts.flatMap(({ shared = [] }) => shared),
    pages: Object.assign({}, ...parts.map(({ pages }) => pages)) as Required<Lived>['pages'],
    looks: parts.flatMap(({ looks = [] }) => looks),
  }
}

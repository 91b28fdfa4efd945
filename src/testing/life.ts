import { existsSync } from 'node:fs'
import type { App } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import type { TestUser } from './make-user.ts'
import type { TestClient } from './test-client.ts'
import type { TestServer } from './test-server.ts'

export type LivingPerson = TestClient & { user: TestUser }

/**
 * What a person does in one feature, over HTTP as a page would, and what they may expect of it afterwards. Each feature brings
 * one as `server/life.fixture.ts`, exported as `life`; `npm run check` fails without it. It makes every kind of thing that a
 * person can make there, with words and numbers that are found nowhere else.
 */
export type Life = (world: { server: TestServer; me: LivingPerson }) => Promise<Lived>

export type Lived = {
  /** What they wrote, chose and counted: each is somewhere in the export. */
  says: readonly (string | number)[]
  /** Bytes they gave, as they are given back: by the path they have in the export. */
  files?: Readonly<Record<string, Uint8Array>>
  /** For every endpoint with an id of theirs in its path, by `METHOD /api/path/:id`: one such thing. */
  things: Readonly<Record<string, OwnThing>>
  /** Kinds of job that its acts send and that end soon, to be waited for before rows are compared. */
  jobs?: readonly string[]
  /** Where its endpoints' paths with parts (`:id`) name what everybody shares, or a form of one's own: how these paths begin. */
  shared?: readonly string[]
  /** Values for the `:params` of the feature's pages, by the page's path. */
  pages?: Readonly<Record<string, Record<string, string>>>
  /** Further addresses at which a page of its looks another way: `/calendar?view=pixels`. */
  looks?: readonly string[]
}

/**
 * A feature's part of the demonstration year: what somebody has here after a year of using it, who is shown by `npm run dev`, by pictures
 * and by benchmarks. A feature that has something to show brings one as `server/year.fixture.ts`, exported as `year`.
 */
export type Year = (app: App, person: Person) => Promise<Pick<Lived, 'pages'>>

export type OwnThing = {
  params: Record<string, string>
  query?: string
  /** JSON, or the bytes of a file. */
  body?: object | string | Uint8Array
  /** Brings it about right before it is asked for: what only so many of may be there at once, for all features together. */
  begin?: () => Promise<unknown>
  /** Where ids are made by whoever calls, the same id of another person is another thing: they may have one, or have none to remove. */
  strangerGets?: 200
}

/** As it is sent. */
export const bodyOf = ({ body }: OwnThing): string | Buffer<ArrayBuffer> =>
  typeof body === 'string' ? body : body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body ?? {})

/** The feature's life, from its own folder: no list names them. */
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

/** Lives every life as one person, one feature after the other. */
export async function liveAll(server: TestServer, me: LivingPerson, features: readonly ServerFeature[]): Promise<Required<Lived>> {
  const all: Lived[] = []
  for (const feature of features) {
    // Lives move the clock on, and some make links: each begins with a proof of this moment.
    const person = await server.app.sessions.person(me.cookies.get('fernwell_session') ?? '')
    if (person) await server.app.sessions.prove(person.id, person.sessionId)
    all.push(await (await lifeOf(feature))({ server, me }))
  }
  return together(all)
}

/** What was lived in several rooms, or features, as one. */
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

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Lived } from '#testing/life.ts'

/** A person with the data of all features' lives (src/testing/life.ts). */
export type LifeInBrowser = Pick<Required<Lived>, 'pages' | 'looks'> & { cookies: Record<string, string> }

export type E2eServer = {
  url: string
  dataDir: string
  /** Values for the `:params` of pages, by the page's path: things that the demo person has. */
  demoPages: Required<Lived>['pages']
  /** Advances the server's clock. */
  advance(ms: number): Promise<void>
  /** Runs all lives as a new person; the returned cookies sign that person in. */
  live(): Promise<LifeInBrowser>
  stop(): Promise<void>
}

/**
 * Starts the built app with its own empty database; with `demo`, with a person who has a year of history; `pushHost` is a push service
 * that it accepts. Registration is open, unless `registration` is empty: then the admin decides. `aiUrl` is a language model's service,
 * `voiceUrl` a speech service, `imagesUrl` one that generates pictures.
 */
export async function startServer({
  demo = false,
  pushHost,
  registration,
  aiUrl,
  voiceUrl,
  imagesUrl,
  nativeApp = false,
}: {
  demo?: boolean
  pushHost?: string
  registration?: ''
  aiUrl?: string
  voiceUrl?: string
  imagesUrl?: string
  nativeApp?: boolean
} = {}): Promise<E2eServer> {
  const script = fileURLToPath(new URL('server-process.ts', import.meta.url))
  const child = fork(
    script,
    [
      ...(demo ? ['--demo'] : []),
      ...(pushHost ? [`--push-host=${pushHost}`] : []),
      ...(registration === undefined ? [] : [`--registration=${registration}`]),
      ...(aiUrl ? [`--ai-url=${aiUrl}`] : []),
      ...(voiceUrl ? [`--voice-url=${voiceUrl}`] : []),
      ...(nativeApp ? ['--native-app'] : []),
      ...(imagesUrl ? [`--images-url=${imagesUrl}`] : []),
    ],
    {
      execArgv: ['--disable-warning=ExperimentalWarning'],
    },
  )
  const [ready] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The app did not start; its own words are above.'))),
  ])) as [Pick<E2eServer, 'url' | 'dataDir' | 'demoPages'>]
  return {
    ...ready,
    async advance(ms) {
      child.send({ advance: ms })
      await once(child, 'message')
    },
    async live() {
      child.send({ live: true })
      const [life] = (await Promise.race([
        once(child, 'message'),
        once(child, 'exit').then(() => Promise.reject(new Error('The lives did not end well; the app’s own words are above.'))),
      ])) as [LifeInBrowser]
      return life
    },
    async stop() {
      const exited = once(child, 'exit')
      child.send({ stop: true })
      await exited
    },
  }
}

// `npm run new-feature <name>`: a feature's rooms, with one endpoint, one page and one test that already work.
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { exitWithMessage, UsageError } from './lib/exit-with-message.ts'

const name = process.argv[2] ?? ''
const camel = name.replace(/-(\w)/g, (_, c: string) => c.toUpperCase())
const pascal = camel.charAt(0).toUpperCase() + camel.slice(1)
const folder = path.join('src/features', name)

const files: Record<string, string> = {
  'README.md': `# ${pascal}\n\nWhat it is for, in a sentence. What always holds, in a list.\n`,
  'reasons.en.ts': `import { defineReasons } from '#platform/contract/reasons.ts'

/** Why it refuses things. */
export const ${camel}Reasons = defineReasons('${name}', {})
`,
  'reasons.de.ts': `import type { ReasonTranslation } from '#platform/contract/reasons.ts'
import type { ${camel}Reasons } from './reasons.en.ts'

export const de: ReasonTranslation<typeof ${camel}Reasons> = {}
`,
  'contract.ts': `import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'

export const get${pascal} = endpoint({
  method: 'GET',
  path: '/api/${name}',
  summary: 'What the ${name} page shows',
  auth: 'session',
  response: z.object({ since: z.iso.datetime() }),
})
`,
  'server/feature.ts': `import type { ServerFeature } from '#platform/server/feature.ts'
import { ${camel}Routes } from './routes.ts'

export const ${camel}Server: ServerFeature = { id: '${name}', routes: ${camel}Routes }
`,
  'server/routes.ts': `import { route } from '#platform/server/http/route.ts'
import { get${pascal} } from '../contract.ts'

export const ${camel}Routes = [route(get${pascal}, ({ person }) => ({ since: person.createdAt.toISOString() }))]
`,
  'server/routes.test.ts': `import { expect, test } from 'vitest'
import { signedIn } from '#testing/make-user.ts'
import { ownServer } from '#testing/test-server.ts'
import { get${pascal} } from '../contract.ts'
import { ${camel}Server } from './feature.ts'

test('answers the signed-in person, and nobody else', async () => {
  const server = await ownServer([${camel}Server])
  const me = await signedIn(server)
  expect(await me.call(get${pascal})).toEqual({ since: server.clock.now().toISOString() })
  expect(await server.client().fail(get${pascal})).toMatchObject({ status: 401 })
})
`,
  'web/titles.de.ts': `/** Titles of the pages, by path. */
export const de = { '/${name}': '${pascal}' }
`,
  'web/feature.ts': `import type { WebFeature } from '#platform/web/feature.ts'

export const ${camel}Web: WebFeature = {
  id: '${name}',
  pages: [{ path: '/${name}', access: 'signed-in', layout: 'app', area: 'hub', title: '${pascal}', lazy: () => import('./${pascal}Page.tsx') }],
}
`,
  [`web/${pascal}Page.tsx`]: `import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/query/query-of.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { get${pascal} } from '../contract.ts'

export default function ${pascal}Page() {
  const { data } = useQuery(queryOf(get${pascal}))
  return (
    <Page area="hub">
      <h1>${pascal}</h1>
      <p>{data?.since}</p>
    </Page>
  )
}
`,
}

try {
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new UsageError('Give the feature a name: npm run new-feature <name> (small letters, digits, dashes).')
  if (existsSync(folder)) throw new UsageError(`There is a feature ${name} already.`)
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
  }
  await register('src/app/server/features.ts', `${camel}Server`, `#features/${name}/server/feature.ts`)
  await register('src/app/web/features.ts', `${camel}Web`, `#features/${name}/web/feature.ts`)
  console.log(`Made ${folder} and registered it in src/app. Try: npx vitest run ${folder}`)
} catch (error) {
  exitWithMessage(error)
}

/** Adds an import and an entry at the end of the one list in the file. */
async function register(file: string, value: string, from: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  const withEntry = text.replace(
    /(Feature\[\] = \[)([^\]]*?),?\s*\]/,
    (_, open: string, entries: string) => `${open}${entries}${entries.trim() ? ', ' : ''}${value}]`,
  )
  if (withEntry === text) throw new UsageError(`Could not find the list in ${file}: add ${value} to it by hand.`)
  await writeFile(file, `import { ${value} } from '${from}'\n${withEntry}`)
}

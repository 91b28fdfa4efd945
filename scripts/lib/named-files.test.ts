import { expect, test } from 'vitest'
import { missingNames } from './named-files.ts'

const TREE = ['src/platform/server/http/route.ts', 'src/platform/server/http/route.test.ts', 'docs/adr/0001-one.md']
const names = (markdown: string) => missingNames(markdown, TREE).map(({ line, name }) => `${line} ${name}`)

test('a document names files by the end of their path, folders by their path, and missing ones are reported with their line', () => {
  expect(names('`http/route.ts`, `route.ts`, `platform/server/http/` and `docs/adr`')).toEqual([])
  expect(names('Once:\n`http/router.ts` and `platform/server/mail`')).toEqual(['2 http/router.ts', '2 platform/server/mail'])
})

test('text that only looks like a file name is ignored', () => {
  expect(names('`*.test.ts`, `<name>.ts`, `.test.tsx`, `a.b()`, `GET /api/x`, `habits/groups.json`, `npm run check`')).toEqual([])
})

test('a document may shorten ways', () => {
  expect(names('`S/` is `src/platform/server/`.\n`S/http/route.ts`, `S/http/other.ts`')).toEqual(['2 S/http/other.ts'])
})

// What `npm run new-feature` makes of the templates in scripts/new-feature: pure, so that a test can look at it without writing.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { UsageError } from './exit-with-message.ts'

const TEMPLATES = 'scripts/new-feature'
const SUFFIX = '.template'
/** The two lists of features: the file, which half it lists, and how that half's value is called. */
export const LISTS = [
  { file: 'src/app/server/features.ts', half: 'server', suffix: 'Server' },
  { file: 'src/app/web/features.ts', half: 'web', suffix: 'Web' },
] as const

/** The name in every spelling that a template asks for: `{{Name}}` and so on. */
function spellings(name: string): Record<string, string> {
  const words = name.split('-')
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  const Name = words.map(capital).join('')
  const snake = words.join('_')
  return {
    name,
    camel: Name.charAt(0).toLowerCase() + Name.slice(1),
    Name,
    snake,
    CONST: snake.toUpperCase(),
    Title: capital(words.join(' ')),
  }
}

/** Throws `UsageError` for a name that cannot be one, of a feature that is there, or of a page that has the address. */
export function checkName(name: string): void {
  if (!/^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/.test(name))
    throw new UsageError('Give the feature a name: npm run new-feature <name> (small letters and digits, words joined by dashes).')
  if (globSync(`src/features/${name}`).length > 0) throw new UsageError(`There is a feature ${name} already.`)
  const taken = globSync('src/features/*/web/**/*.ts').find((file) => readFileSync(file, 'utf8').includes(`path: '/${name}'`))
  if (taken) throw new UsageError(`There is a page at /${name} already (${taken}).`)
}

/** The feature's files by their path from the root. */
export function featureFiles(name: string): Map<string, string> {
  const words = spellings(name)
  const fill = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
      if (words[key] === undefined) throw new Error(`No template may ask for {{${key}}}.`)
      return words[key]
    })
  const templates = globSync(`**/*${SUFFIX}`, { cwd: TEMPLATES }).map((file) => file.split(path.sep).join('/'))
  return new Map(
    templates
      .sort()
      .map((file) => [
        `src/features/${name}/${fill(file.slice(0, -SUFFIX.length))}`,
        fill(readFileSync(path.join(TEMPLATES, file), 'utf8')),
      ]),
  )
}

/** The list with the feature's half in it, as the last entry, and its import first. Throws `UsageError` where the list is not found. */
export function registered(name: string, { file, half, suffix }: (typeof LISTS)[number], text: string): string {
  const value = `${spellings(name).camel}${suffix}`
  const listed = text.replace(
    /(Feature\[\] = \[)([^\]]*?),?\s*\]/,
    (_, open: string, entries: string) => `${open}${entries}${entries.trim() ? ',' : ''}\n  ${value},\n]`,
  )
  if (listed === text) throw new UsageError(`Could not find the list in ${file}: add ${value} to it by hand.`)
  return `import { ${value} } from '#features/${name}/${half}/feature.ts'\n${listed}`
}

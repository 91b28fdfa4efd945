/** Words with these endings are files of this repository; other words with a dot are methods, addresses, and other files. */
const OF_TREE = /^\w.*\.(?:ts|tsx|mjs|css|sql)$/
/** Words that begin like this are files and folders of it. */
const FROM_ROOT = /^(?:src|app|features|platform|testing|docs|scripts|e2e|bench|migrations)\//
const CODE = /`([^`\n]+)`/g
const PATH = /^[\w@.-]+(?:\/[\w@.-]+)*\/?$/
/** An abbreviation that a document defines: `S/` is `src/platform/server/`. */
const SHORT = /`([A-Z]\/)`(?: is)?\s`([\w/-]+\/)`/g

/**
 * Paths and file names in backticks of a Markdown text at which the tree has nothing, each with its line. A path may leave out where it
 * begins: `http/route.ts`. Patterns (`*.test.ts`, `<name>.ts`) are no names.
 */
export function missingNames(markdown: string, tree: readonly string[]): { line: number; name: string }[] {
  const known = new Set(tree.flatMap(endsOf))
  const short = new Map([...markdown.matchAll(SHORT)].map(([, from = '', to = '']) => [from, to]))
  return markdown.split('\n').flatMap((text, index) =>
    [...text.matchAll(CODE)].flatMap(([, word = '']) => {
      const written = word.replace(/^(?:\.\.?\/)+|^#/g, '').replace(/\/$/, '')
      if (!PATH.test(written) || !(OF_TREE.test(written) || FROM_ROOT.test(written))) return []
      const name = written.replace(/^[A-Z]\//, (from) => short.get(from) ?? from)
      return known.has(name) ? [] : [{ line: index + 1, name: word }]
    }),
  )
}

/** Of `a/b/c.ts`: itself, `b/c.ts` and `c.ts`, and the same of its folders. */
function endsOf(file: string): string[] {
  const parts = file.split('/')
  return parts.flatMap((_, from) => parts.slice(from).map((__, length) => parts.slice(from, from + length + 1).join('/')))
}

// Fails for a regular expression that can take more than linear time: two of its parts can match the same characters, so a malicious
// text causes backtracking (analysis: scslre). A pattern that matches only short, bounded text, or that scslre
// misjudges, is in the list below with the reason; the list may only shrink.
import { globSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { RegExpParser } from '@eslint-community/regexpp'
import { parseSync, Visitor } from 'oxc-parser'
import { analyse } from 'scslre'

type Found = { file: string; pattern: string; what: string }

/** Patterns, verbatim from the source, each with the bound of its input. */
const ALLOWED = new Map<string, string>([
  ['/\\/+$/', 'addresses of the configuration'],
  ['/^\\/+|\\/+$/g', 'the path of the storage’s address in the configuration'],
  ['/[^/]+\\/$/', 'a path inside an archive: 1,000 signs'],
  ['/^[\\s_–-]+|[\\s_–-]+$/g', 'a name inside an archive: 1,000 signs'],
  ['/[. ]+$/', 'sixty signs of a title'],
  [String.raw`/\s*(-?)(?:(\p{L}{1,12}):)?(?:"([^"]*)("?)|([^\s"]+))/gu`, 'a search: 500 signs'],
])

const parser = new RegExpParser()
const files = globSync(['src/**/*.{ts,tsx}'], { exclude: (name) => name.includes('.test.') || name.includes('.fixture.') })
const found: Found[] = []
const used = new Set<string>()
let count = 0

for (const file of files) {
  const text = readFileSync(file, 'utf8')
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return
      count++
      const pattern = `/${node.regex.pattern}/${node.regex.flags}`
      const { reports } = analyse(parser.parseLiteral(pattern), { maxReports: 1 })
      const [report] = reports
      if (!report) return
      if (ALLOWED.has(pattern)) used.add(pattern)
      else found.push({ file, pattern, what: `${report.type}${report.exponential ? ', exponential' : ''}` })
    },
  }).visit(parseSync(file, text).program)
}

for (const { file, pattern, what } of found) console.error(`${file}: ${pattern} can take more than linear time (${what})`)
for (const pattern of ALLOWED.keys())
  if (!used.has(pattern)) console.error(`${pattern} is allowed in scripts/check-patterns.ts but not there any more`)
console.log(`${count} regular expressions in ${files.length} files`)
process.exitCode = found.length > 0 || used.size < ALLOWED.size ? 1 : 0

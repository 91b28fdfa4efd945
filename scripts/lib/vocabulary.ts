import { Visitor, type Program, type PropertyKey } from 'oxc-parser'

/** Words that once spread as a dialect, each with the words that an engineer would search for. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  kept: 'stored, saved, retained',
  said: 'stated, spoken, text',
  told: 'reported, shared',
  gone: 'deleted, removed, missing',
  deed: 'action',
  deeds: 'actions',
  brought: 'imported',
  begun: 'started',
  meant: 'intended, matched',
  hush: 'stop',
}

/** A name that a declaration gives: `const x`, `function x`, `type X` and so on, not what it destructures. */
const DECLARED = /\b(?:const|let|var|function\*?|class|type|interface|enum)\s+([A-Za-z_$][\w$]*)/g
const LINE_COMMENT = /\/\/.*$|^\s*\*.*$|\/\*\*.*$/gm

/** Names that stored rows, device databases, exported files or the scripts of talks have: another name would need a migration. */
const STORED_NAMES: Readonly<Record<string, readonly string[]>> = {
  gone: ['src/features/workouts/', 'e2e/workouts.spec.ts', 'src/features/companion/talks/'],
  said: ['src/features/companion/', 'src/app/server/companion-tools.test.ts', 'src/platform/care/concepts.ts'],
  told: ['src/features/cardio/server/'],
  isSaid: ['src/features/nutrition/', 'src/features/workouts/', 'src/platform/server/imports/'],
  broughtScores: ['src/features/personality/server/'],
  keptAt: ['src/platform/web/offline/'],
  not_kept: ['src/features/journal/'],
}

type Found = { name: string; instead: string }

function dialectOf(name: string): Found[] {
  const part = name.split(/_|(?<=[a-z0-9])(?=[A-Z])/).find((one) => Object.hasOwn(REPLACEMENTS, one.toLowerCase()))
  return part === undefined ? [] : [{ name, instead: REPLACEMENTS[part.toLowerCase()]! }]
}

/** Declared names that use such a word as one of their camel-case parts, each with better words. */
export function dialectIn(source: string): Found[] {
  return [...source.replaceAll(LINE_COMMENT, '').matchAll(DECLARED)].flatMap(([, name]) => dialectOf(name!))
}

/** Fields of types, classes and objects that use such a word, without those that `file` may have because they are stored. */
export function dialectFieldsIn(file: string, program: Program): Found[] {
  const names = new Set<string>()
  const add = ({ key }: { key: PropertyKey }) => {
    if (key.type === 'Identifier') names.add(key.name)
  }
  new Visitor({
    TSPropertySignature: add,
    TSMethodSignature: add,
    PropertyDefinition: add,
    MethodDefinition: add,
    ObjectExpression: ({ properties }) => {
      for (const property of properties) if (property.type === 'Property' && !property.computed) add(property)
    },
  }).visit(program)
  const mayHave = (name: string) => Object.hasOwn(STORED_NAMES, name) && STORED_NAMES[name]!.some((place) => file.startsWith(place))
  return [...names].filter((name) => !mayHave(name)).flatMap(dialectOf)
}

/** The signs that Markdown and comments put before a sentence. */
const SENTENCE_MARKS = /^[\s>*_`"'“„(/-]*(?:\d+\.\s+|\[[ x]\]\s+)?[*_`"'“„(]*/
const CLAUSE = /^(?:What|Whoever|Who|Whatever) [a-z]/

/** Sentences of a comment or of a document that have a clause as their subject ("What is stored …"), questions and headings excepted. */
export function clauseSubjectsIn(prose: string): string[] {
  return prose
    .split(/\n\s*(?=\n|[-*] |\d+\. |#|\|)|(?<=[.!?:][)"”*_`]*)\s+(?=[*_`"“(]*[A-Z])/)
    .map((sentence) =>
      sentence
        .replaceAll(/\n[\s*/]*/g, ' ')
        .replace(SENTENCE_MARKS, '')
        .trim(),
    )
    .filter((sentence) => CLAUSE.test(sentence) && !/\?["”)*_]*$/.test(sentence))
}

/** A comment's text without the stars of its lines. */
export const proseOf = (comment: string): string => comment.replaceAll(/^\s*\*+ ?/gm, '')

const TITLE = /(?<![.\w])(?:test|it|describe)(?:\.\w+)*\(\s*(['"`])((?:what|whoever|who|whatever) [^\n]*?)\1/gi

/** Titles of tests that have a clause as their subject. */
export const clauseTitlesIn = (source: string): string[] => [...source.matchAll(TITLE)].map(([, , title]) => title!)

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

/** Declared names that use such a word as one of their camel-case parts, each with better words. */
export function dialectIn(source: string): { name: string; instead: string }[] {
  return [...source.replaceAll(LINE_COMMENT, '').matchAll(DECLARED)].flatMap(([, name]) => {
    const part = name!.split(/_|(?<=[a-z0-9])(?=[A-Z])/).find((one) => Object.hasOwn(REPLACEMENTS, one.toLowerCase()))
    return part === undefined ? [] : [{ name: name!, instead: REPLACEMENTS[part.toLowerCase()]! }]
  })
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

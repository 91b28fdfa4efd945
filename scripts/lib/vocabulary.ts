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

import type { CodeFacts } from '../../../code-facts.ts'
import counted from '../../../code-facts.ts?code-facts'

/** Counted by scripts/build/code-facts.ts at build time. */
export const FACTS: CodeFacts = counted

const number = new Intl.NumberFormat('en-US')

export const shown = (count: number): string => number.format(count)

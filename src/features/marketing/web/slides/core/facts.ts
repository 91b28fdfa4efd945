import type { CodeFacts } from '../../../code-facts.ts'
import counted from '../../../code-facts.ts?code-facts'

/** Counted by scripts/build/code-facts.ts when the page was built. */
export const FACTS: CodeFacts = counted

const number = new Intl.NumberFormat('en-US')

export const shown = (count: number): string => number.format(count)

/**
 * Joins facts to one text with dots between them, and leaves out missing ones. A line breaks after a dot, never before it, and never
 * between a number and its unit.
 */
export function dotted(facts: readonly (string | false | null | undefined)[]): string {
  return facts.flatMap((fact) => (fact ? [fact.replaceAll(/(\d) /g, '$1\u00a0')] : [])).join('\u00a0· ')
}

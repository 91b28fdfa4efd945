// Made by scripts/build/code-facts-plugin.ts.
declare module '*?code-facts' {
  import type { CodeFacts } from '#features/marketing/code-facts.ts'

  const facts: CodeFacts
  export default facts
}

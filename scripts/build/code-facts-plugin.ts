import type { Plugin } from 'vite'
import { codeFacts } from './code-facts.ts'

const QUERY = /\?code-facts$/

/** `import facts from './code-facts.ts?code-facts'`: the figures of the technical presentation, counted by the build. */
export function codeFactsPlugin(root: string): Plugin {
  return {
    name: 'fernwell-code-facts',
    enforce: 'pre',
    load: { filter: { id: QUERY }, handler: () => ({ code: `export default ${JSON.stringify(codeFacts(root))}`, moduleType: 'js' }) },
  }
}

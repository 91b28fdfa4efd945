import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/**
 * React Router carries its framework mode and its instrumentation into data mode: 5 KB (brotli) on every first visit that
 * nothing here can reach. These stand-ins are what those modules do when neither is in use; whatever else they export
 * says so when it is called.
 */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  'dom/ssr/components.js': `
    import { createContext, useRef } from 'react'
    export const FrameworkContext = createContext(undefined)
    export const PrefetchPageLinks = () => null
    export const usePrefetchBehavior = () => [false, useRef(null), {}]
    export const mergeRefs = (...refs) => refs.length === 1 ? refs[0] : (value) => {
      for (const ref of refs) {
        if (typeof ref === 'function') ref(value)
        else if (ref != null) ref.current = value
      }
    }`,
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined`,
}

export function routerTrimPlugin(): Plugin {
  return {
    name: 'fernwell-router-trim',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const module = /\/react-router\/dist\/production\/lib\/(.+)$/.exec(id)?.[1]
      const replacement = module === undefined ? undefined : REPLACEMENTS[module]
      if (replacement === undefined) return null
      const exported = /\bexport \{([^}]+)\}/.exec(await readFile(id, 'utf8'))?.[1]?.split(',') ?? []
      const names = exported.map((name) => name.trim()).filter((name) => name && !replacement.includes(`export const ${name} `))
      return `${replacement}\n${names.map((name) => `export const ${name} = () => { throw new Error('${name} is left out of this build: see scripts/build/router-trim-plugin.ts') }`).join('\n')}`
    },
  }
}

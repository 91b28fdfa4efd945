import path from 'node:path'
import type { Plugin } from 'vite'

/** A feature's list of pages, or a part of it in a subfolder. */
const FEATURE = /\/src\/(?:(?:features\/[^/]+\/web|app\/web)\/(?:[\w-]+-)?feature|features\/[^/]+\/web\/[^/]+\/pages)\.ts$/
const LAZY = /\blazy:\s*(\(\)\s*=>\s*import\(\s*(['"])([^'"]+)\2\s*\))/g

/** For the prerenderer: tells each page's own file (`lazy.src`), so that its scripts and styles can be preloaded. */
export function pageSourcePlugin(root: string): Plugin {
  return {
    name: 'fernwell-page-source',
    enforce: 'pre',
    transform: {
      filter: { id: FEATURE },
      handler(code, id) {
        const folder = path.posix.dirname(path.relative(root, id).split(path.sep).join('/'))
        return {
          code: code.replace(
            LAZY,
            (_, load: string, _quote, file: string) => `lazy: Object.assign(${load}, { src: '${path.posix.join(folder, file)}' })`,
          ),
          map: null,
        }
      },
    },
  }
}

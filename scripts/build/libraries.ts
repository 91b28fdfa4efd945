import type { Plugin } from 'vite'

/** `node_modules/` of a module's path, at its innermost, and the package's name behind it. */
const PACKAGE = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//

/**
 * Folders of the packages in separate bundles: workers, the service worker. Vite writes no licences for these, only for
 * entries (`build.license`).
 */
export const librariesInWorkers = new Set<string>()

/** Records the packages in a bundle. A module without code in the bundle needs no notice. */
export function librariesPlugin(found: Set<string> = librariesInWorkers): Plugin {
  return {
    name: 'fernwell-libraries',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const folder = PACKAGE.exec(id.replaceAll('\\', '/'))?.[0]
          if (folder && renderedLength > 0) found.add(folder)
        }
      }
    },
  }
}

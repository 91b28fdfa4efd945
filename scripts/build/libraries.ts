import type { Plugin } from 'vite'

/** `node_modules/` of a module's path, at its innermost, and the package's name behind it. */
const PACKAGE = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//

/**
 * Folders of the packages that bundles of their own are made of: workers, the service worker. Of these Vite writes no licences, as it does of
 * an entry (`build.license`).
 */
export const librariesInWorkers = new Set<string>()

/** Notes which packages a bundle is made of. A module that left no code in it needs no notice. */
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

import path from 'node:path'
import type { Plugin } from 'vite'
import type { PageInfo } from '#app/web/prerender-types.ts'

/** Fills src/app/web/public/pages.ts: the light entry of the public face knows its own pages and no feature. */
export function publicPagesPlugin(root: string, pages: readonly PageInfo[], titles: Readonly<Record<string, string>>): Plugin {
  const file = path.join(root, 'src/app/web/public/pages.ts')
  const entries = pages
    .filter((page) => page.addresses.length > 0)
    .map(({ path: route, area, whenSignedIn, hidesBar, inGerman, layout, source }) => {
      const data = JSON.stringify({ path: route, area, whenSignedIn, hidesBar, inGerman, layout }).slice(0, -1)
      return `${data}, "load": () => import(${JSON.stringify(path.resolve(root, source ?? ''))}) }`
    })
  return {
    name: 'fernwell-public-pages',
    enforce: 'pre',
    load: {
      filter: { id: new RegExp(`^${RegExp.escape(file)}$`) },
      handler: () => `export const pages = [${entries.join(',\n')}]\nexport const titles = ${JSON.stringify(titles)}`,
    },
  }
}

import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { readPost, type PostInfo } from '../../src/features/marketing/content/post.ts'

const QUERY = /\?front-matter$/

/** `import info from './post.en.md?front-matter'`: the data of a post for lists, without its text. */
export function postPlugin(): Plugin {
  return {
    name: 'fernwell-post',
    enforce: 'pre',
    load: {
      filter: { id: QUERY },
      handler(id) {
        const file = id.replace(QUERY, '')
        this.addWatchFile(file)
        const { title, description, published, updated, tags, minutes } = readPost(readFileSync(file, 'utf8'))
        const info: Omit<PostInfo, 'slug'> = { title, description, published, updated, tags, minutes }
        return { code: `export default ${JSON.stringify(info)}`, moduleType: 'js' }
      },
    },
  }
}

import { expect, test } from 'vitest'
import { filesOf, preloadsOf } from './chunks.ts'

test('a page names the files of its module and of its imports, once', () => {
  const manifest = {
    'a.tsx': { file: 'assets/a.js', css: ['assets/a.css'], imports: ['b.tsx', 'c.tsx'] },
    'b.tsx': { file: 'assets/b.js', imports: ['c.tsx', 'a.tsx'] },
    'c.tsx': { file: 'assets/c.js', css: ['assets/c.css'], dynamicImports: ['d.tsx'] },
    'd.tsx': { file: 'assets/d.js' },
  }
  const files = filesOf(manifest as never, 'a.tsx')
  expect(files).toEqual({ scripts: ['/assets/a.js', '/assets/b.js', '/assets/c.js'], styles: ['/assets/a.css', '/assets/c.css'] })
  const tags = preloadsOf(files, '<script src="/assets/c.js">')
  expect(tags).toContain('<link rel="modulepreload" crossorigin href="/assets/b.js">')
  expect(tags).not.toContain('/assets/c.js')
})

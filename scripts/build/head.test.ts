import { describe, expect, test } from 'vitest'
import { filesOf, preloadsOf } from './chunks.ts'
import { headOf, slugOf } from './head.ts'

const site = { name: 'Fernwell', description: 'A quiet place.' }

describe('the head of a page', () => {
  test('has everything that previews and search engines read', () => {
    const head = headOf(
      {
        address: '/blog/first',
        title: 'First | Fernwell',
        meta: {
          description: 'On "rest" & <calm>',
          type: 'article',
          keywords: ['rest', 'calm'],
          publishedTime: '2026-01-01',
          modifiedTime: '2026-01-02',
          section: 'Sleep',
          tags: ['night', 'tea'],
          feed: { title: 'Notes & more', address: '/blog/feed.xml' },
        },
      },
      site,
    )
    for (const line of [
      '<title>First | Fernwell</title>',
      '<meta name="description" content="On &#34;rest&#34; &#38; &#60;calm&#62;">',
      '<meta name="keywords" content="rest, calm">',
      '<meta property="og:type" content="article">',
      '<meta property="og:locale" content="en_US">',
      '<meta property="og:image" content="__ORIGIN__/icons/social-blog-first.png">',
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      '<meta property="article:published_time" content="2026-01-01">',
      '<meta property="article:modified_time" content="2026-01-02">',
      '<meta property="article:section" content="Sleep">',
      '<meta property="article:tag" content="tea">',
      '<link rel="canonical" href="__ORIGIN__/blog/first">',
      '<link rel="alternate" type="application/atom+xml" title="Notes &#38; more" href="__ORIGIN__/blog/feed.xml">',
    ])
      expect(head).toContain(line)
  })

  test('names the address that counts, where a page is there under another one', () => {
    const head = headOf({ address: '/contact', title: 'Support | Fernwell', meta: { description: 'Ask', canonical: '/support' } }, site)
    expect(head).toContain('<link rel="canonical" href="__ORIGIN__/support">')
    expect(head).toContain('<meta property="og:url" content="__ORIGIN__/contact">')
  })

  test('keeps pages without metadata out of search engines, unless it is told that they may be read', () => {
    const page = { address: '/hub', title: 'Hub | Fernwell', meta: undefined }
    expect(headOf(page, site)).toContain('<meta name="robots" content="noindex">')
    expect(headOf({ ...page, mayBeRead: true }, site)).not.toContain('noindex')
  })

  test('cannot be ended by the data in it', () => {
    const head = headOf({ address: '/', title: '</title>', meta: { description: '', jsonLd: [{ name: '</script><script>' }] } }, site)
    expect(head).not.toContain('</script><script>')
    expect(head).not.toContain('</title></title>')
  })

  test('names files after addresses', () => {
    expect(['/', '/login', '/blog/First-One/'].map(slugOf)).toEqual(['home', 'login', 'blog-first-one'])
  })
})

test('a page names the files of its module and of what that imports, once', () => {
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

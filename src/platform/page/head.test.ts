import { describe, expect, test } from 'vitest'
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
      '<meta property="og:image" content="__ORIGIN__/icons/social-blog-first.jpg">',
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

  test('names the page in its other languages, and is in its own', () => {
    const alternates = { en: '/faq', de: '/de/faq' }
    const german = headOf(
      { address: '/de/faq', title: 'Fragen | Fernwell', meta: { description: 'Alles' }, language: 'de', alternates },
      site,
    )
    const english = headOf(
      { address: '/faq', title: 'Questions | Fernwell', meta: { description: 'All' }, language: 'en', alternates },
      site,
    )
    for (const head of [german, english])
      for (const [language, address] of [...Object.entries(alternates), ['x-default', '/faq']])
        expect(head).toContain(`<link rel="alternate" hreflang="${language}" href="__ORIGIN__${address}">`)
    expect(german).toContain('<link rel="canonical" href="__ORIGIN__/de/faq">')
    expect(german).toContain('<meta property="og:locale" content="de_DE">')
    expect(german).toContain('<meta property="og:locale:alternate" content="en_US">')
    expect(english).toContain('<meta property="og:locale" content="en_US">')
  })

  test('gives pages of the app a general preview', () => {
    const head = headOf({ address: '/hub', title: 'Hub | Fernwell', meta: undefined, mayBeRead: true }, site)
    expect(head).toContain('<meta property="og:title" content="Hub | Fernwell">')
    expect(head).toContain('<meta property="og:description" content="A quiet place.">')
    expect(head).toContain('<meta property="og:image" content="__ORIGIN__/icons/social-home.jpg">')
    expect(head).not.toContain('canonical')
  })

  test('keeps pages without metadata out of search engines, unless they are marked as readable', () => {
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

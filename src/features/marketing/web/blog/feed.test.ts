import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { POSTS } from './posts.ts'
import { feedFiles } from './feed.ts'

/** The texts of all elements of a name, below `<entry>` and outside it. */
function textsOf(xml: string) {
  const inEntries: Record<string, string[]> = {}
  const outside: Record<string, string[]> = {}
  const open: string[] = []
  let text = ''
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes, ns, uri }) => {
    expect(uri).toBe('http://www.w3.org/2005/Atom')
    expect(ns).toBeDefined()
    open.push(name)
    text = ''
    if (name === 'link')
      (open.includes('entry') ? inEntries : outside).href = [
        ...((open.includes('entry') ? inEntries : outside).href ?? []),
        attributes.href!.value,
      ]
  })
  parser.on('text', (more) => (text += more))
  parser.on('closetag', ({ name }) => {
    const into = open.includes('entry') ? inEntries : outside
    into[name] = [...(into[name] ?? []), text]
    open.pop()
    text = ''
  })
  parser.write(xml).close()
  return { inEntries, outside }
}

describe('the feed', () => {
  const [file] = feedFiles()
  const { inEntries, outside } = textsOf(file!.text)

  test('is one well-formed Atom document at its address, with all elements that RFC 4287 requires of a feed', () => {
    expect(file).toMatchObject({ address: '/blog/feed.xml', type: 'application/atom+xml' })
    expect(outside).toMatchObject({ id: ['__ORIGIN__/blog'], name: ['Fernwell'], href: ['__ORIGIN__/blog/feed.xml', '__ORIGIN__/blog'] })
    expect(outside.updated).toEqual([
      POSTS.map(({ updated }) => updated)
        .toSorted()
        .at(-1),
    ])
  })

  test('has an entry for every post, each with an id of its own, its times, its address and its text', () => {
    const addresses = POSTS.map(({ slug }) => `__ORIGIN__/blog/${slug}`)
    expect(POSTS.length).toBeGreaterThan(0)
    expect(inEntries.id).toEqual(addresses)
    expect(new Set(inEntries.id).size).toBe(POSTS.length)
    expect(inEntries.href).toEqual(addresses)
    for (const key of ['title', 'summary', 'published', 'updated', 'content']) expect(inEntries[key], key).toHaveLength(POSTS.length)
    for (const time of [...inEntries.published!, ...inEntries.updated!])
      expect(new Date(time).toISOString().replace('.000Z', 'Z')).toBe(time)
    for (const content of inEntries.content!) expect(content).toMatch(/^<p>[^]*<h2>Sources<\/h2><ul><li>[^]*<\/ul>$/)
  })
})

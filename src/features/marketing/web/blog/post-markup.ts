import { Parser, Renderer, type Tokens } from 'marked'
import { tokensOf } from '#platform/markdown/lexer.ts'
import { anchorOf, headingsIn, readPost } from '../../content/post.ts'

/**
 * A post's file as markup: its contents, its text, its sources. For the prerenderer, the feed, and for who comes to the page from inside
 * the app. The words are our own, and HTML among them is shown as words.
 */
export function postMarkup(file: string): string {
  const { body, sources } = readPost(file)
  const links = headingsIn(body).map(({ id, text }) => `<li><a href="#${id}">${escaped(text)}</a></li>`)
  return [
    `<nav aria-labelledby="contents"><h2 id="contents">Contents</h2><ol>${links.join('')}<li><a href="#sources">Sources</a></li></ol></nav>`,
    `<div>${bodyMarkup(body)}</div>`,
    `<section aria-labelledby="sources"><h2 id="sources">Sources</h2>${sourceList(sources)}</section>`,
  ].join('')
}

/** The text with its sources, for readers of the feed. */
export function feedMarkup(file: string): string {
  const { body, sources } = readPost(file)
  return `${bodyMarkup(body)}<h2>Sources</h2>${sourceList(sources)}`
}

class PostRenderer extends Renderer {
  override heading({ tokens, depth, text }: Tokens.Heading): string {
    return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>`
  }
}

const bodyMarkup = (body: string): string => new Parser({ renderer: new PostRenderer() }).parse(tokensOf(body))

const sourceList = (sources: readonly string[]): string => `<ul>${sources.map((source) => `<li>${escaped(source)}</li>`).join('')}</ul>`

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

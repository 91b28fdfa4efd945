import { Parser, Renderer, type Tokens } from 'marked'
import { tokensOf } from '#platform/markdown/lexer.ts'
import { escapeHtml } from '#platform/page/escape-html.ts'
import { anchorOf } from './post.ts'

/** Allowed link targets: other sites, mail, and places of this site. */
const SAFE_LINK = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i

class PostRenderer extends Renderer {
  /** Headings start at level 2, because the title of a post is the page's h1. */
  override heading({ tokens, depth, text }: Tokens.Heading): string {
    const level = Math.max(2, depth)
    return `<h${level} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${level}>`
  }

  override link(link: Tokens.Link): string {
    return SAFE_LINK.test(link.href) ? super.link(link) : this.parser.parseInline(link.tokens)
  }

  /** Images of other sites become text, because loading them would reveal the reader. */
  override image({ text }: Tokens.Image): string {
    return escapeHtml(text)
  }
}

/** A post's Markdown as HTML. HTML in it is shown as text. */
export const bodyMarkup = (body: string): string => new Parser({ renderer: new PostRenderer() }).parse(tokensOf(body))

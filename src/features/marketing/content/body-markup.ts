import { Parser, Renderer, type Tokens } from 'marked'
import { tokensOf } from '#platform/markdown/lexer.ts'
import { escapeHtml } from '#platform/page/escape-html.ts'
import { anchorOf } from './post.ts'

/** Addresses that a link may lead to: other sites, mail, and places of this one. */
const SAFE_LINK = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i

class PostRenderer extends Renderer {
  /** The title of a post is the page's h1. */
  override heading({ tokens, depth, text }: Tokens.Heading): string {
    const level = Math.max(2, depth)
    return `<h${level} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${level}>`
  }

  override link(link: Tokens.Link): string {
    return SAFE_LINK.test(link.href) ? super.link(link) : this.parser.parseInline(link.tokens)
  }

  /** Pictures of other sites would tell them who reads. */
  override image({ text }: Tokens.Image): string {
    return escapeHtml(text)
  }
}

/** A post's Markdown as HTML. HTML in it is shown as words. */
export const bodyMarkup = (body: string): string => new Parser({ renderer: new PostRenderer() }).parse(tokensOf(body))

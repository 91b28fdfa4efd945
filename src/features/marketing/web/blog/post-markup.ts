import { escapeHtml } from '#platform/page/escape-html.ts'
import { bodyMarkup } from '../../content/body-markup.ts'
import { headingsIn, readPost } from '../../content/post.ts'

/**
 * A post's file as markup: contents, text and sources. Used by the prerenderer, and in the browser after a navigation inside the
 * app. The texts are our own, and HTML in them is shown as text.
 */
export function postMarkup(file: string): string {
  const { body, sources } = readPost(file)
  const links = headingsIn(body).map(({ id, text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`)
  return [
    `<nav aria-labelledby="contents"><h2 id="contents">Contents</h2><ol>${links.join('')}<li><a href="#sources">Sources</a></li></ol></nav>`,
    `<div>${bodyMarkup(body)}</div>`,
    `<section aria-labelledby="sources"><h2 id="sources">Sources</h2>${sourceList(sources)}</section>`,
  ].join('')
}

/** The text with its sources, for the feed. */
export function feedMarkup(file: string): string {
  const { body, sources } = readPost(file)
  return `${bodyMarkup(body)}<h2>Sources</h2>${sourceList(sources)}`
}

const sourceList = (sources: readonly string[]): string => `<ul>${sources.map((source) => `<li>${escapeHtml(source)}</li>`).join('')}</ul>`

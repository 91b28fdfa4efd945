import { escapeHtml } from '#platform/page/escape-html.ts'
import { bodyMarkup } from './body-markup.ts'

/** Fields of an added post in lists, without its text. */
type ListedPost = {
  slug: string
  title: string
  description: string
  tags: readonly string[]
  language: 'en' | 'de'
  minutes: number
  published: string | null
}

/** Placeholder comments in built pages that the server replaces with markup. */
export const POST_MARK = '<!--part:added-post-->'
export const LIST_MARK = '<!--part:added-posts-->'

/** Texts in the post's own language: its markup is the same for all readers. */
const MINUTES = {
  en: (count: number) => (count === 1 ? '1 minute to read' : `${count} minutes to read`),
  de: (count: number) => (count === 1 ? '1 Minute zu lesen' : `${count} Minuten zu lesen`),
}

/** An added post as HTML: its title, publication date and text. */
export const addedPostMarkup = (post: Omit<ListedPost, 'slug'> & { text: string }): string =>
  [
    `<header lang="${post.language}"><h1>${escapeHtml(post.title)}</h1><p>${escapeHtml(post.description)}</p>${factsMarkup(post)}</header>`,
    `<div lang="${post.language}">${bodyMarkup(post.text)}</div>`,
  ].join('')

/** The list of added posts. */
export const addedListMarkup = (posts: readonly ListedPost[]): string =>
  `<ul role="list">${posts
    .map(
      (post) =>
        `<li data-tags="${post.tags.join(' ')}" lang="${post.language}"><h2><a href="/blog/${post.slug}">${escapeHtml(post.title)}</a></h2>` +
        `<p>${escapeHtml(post.description)}</p>${factsMarkup(post)}</li>`,
    )
    .join('')}</ul>`

function factsMarkup({ published, minutes, language }: Pick<ListedPost, 'published' | 'minutes' | 'language'>): string {
  const day = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
  const time = published ? `<time datetime="${published}">${day.format(Date.parse(published))}</time> · ` : ''
  return `<p>${time}${MINUTES[language](minutes)}</p>`
}

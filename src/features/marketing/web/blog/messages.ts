import { defineMessages } from '#platform/web/i18n/messages.ts'
import type { Tag } from '../../content/post.ts'

export const en = {
  title: 'Notes from the clearing',
  lead: 'On writing, sleeping, moving, eating and keeping what is yours. Useful without an account, each with its sources.',
  /** Note that posts are in English, for pages in another language. */
  inEnglish: '',
  topics: 'Topics',
  all: 'All posts',
  tags: {
    writing: 'Writing',
    habits: 'Habits',
    sleep: 'Sleep',
    movement: 'Movement',
    food: 'Food',
    mind: 'Mind',
    calm: 'Calm',
    privacy: 'Your data',
  } satisfies Record<Tag, string>,
  minutes: (count: number) => (count === 1 ? '1 minute to read' : `${count} minutes to read`),
  back: 'All posts',
  note: 'Thoughts with their sources, and no medical advice. If something about your health worries you, please ask a doctor.',
  related: 'Read on',
  neighbours: 'Other posts',
  newer: 'Newer',
  older: 'Older',
  feed: 'Atom feed',
  failed: 'The text could not be loaded. Load the page again when you are back online.',
  noneTitle: 'There is no such post',
  noneText: 'Perhaps the address has lost a letter on the way, or the post was taken down. The others are all still here.',
}

export const blogMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })

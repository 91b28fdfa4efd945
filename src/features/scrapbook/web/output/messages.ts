import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  save: 'Save or print',
  title: 'Save this scrapbook',
  lead: 'The pages are drawn on this device; nothing is sent anywhere.',
  kind: 'As',
  kinds: { pdf: 'PDF', png: 'Pictures (PNG)' },
  size: 'Size',
  sizes: { screen: 'For screens', a5: 'A5, 300 dpi', a4: 'A4, 300 dpi' },
  make: 'Save',
  making: (at: number, of: number) => `Drawing page ${at} of ${of}`,
  failed: 'The pages could not be drawn.',
  share: 'Links',
  links: 'Links to this scrapbook',
  linksLead: 'Anyone with a link can see the pages, without an account, until the link expires. You can end it at any time.',
  until: 'Open until the end of',
  makeLink: 'Create a link',
  copy: 'Copy',
  copied: 'Link copied.',
  end: 'End now',
  remove: 'Delete',
  ended: 'Ended',
  openUntil: (day: string) => `Open until ${day}`,
  linksFailed: 'Links need a connection.',
  linkedTitle: 'A scrapbook',
  noneTitle: 'This link does not work',
  noneText: 'It may have expired or be incomplete. Ask the person who shared it with you.',
  page: (n: number) => `Page ${n}`,
}

export const outputMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })

import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  title: 'Scrapbook',
  lead: 'Photos, words, pen and paper: pages that only you see, unless you make a link.',
  refused: 'That did not work',
  fullTitle: 'This page is full',
  fullText: (most: number) => `A page can have up to ${most} objects. Continue on another page; everything here stays.`,
  undo: 'Undo',
  cancel: 'Cancel',
  save: 'Save',
  delete: 'Delete',
  restore: 'Restore',
  close: 'Close',
  waitingBook: 'A scrapbook',
  waitingPage: 'A page of a scrapbook',
  waitingPicture: 'A picture for a scrapbook',
  back: 'Scrapbooks',
  failedTitle: 'This could not be loaded',
  failedText: 'Nothing is lost. Please try again.',
  offlineTitle: 'You are offline',
  offlineText: 'This is not on this device yet. Connect to the internet to open it.',
  notHereTitle: 'Not found',
  notHereText: 'This page was not found. It may have been deleted.',
  untitled: 'Untitled',
  pages: (n: number) => (n === 1 ? '1 page' : `${n} pages`),
}

export const coreMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })

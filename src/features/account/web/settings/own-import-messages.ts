import { defineMessages } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'

const { plural, number } = words('en')

export const en = {
  title: 'Import an export',
  hint: 'A zip that you downloaded here or at another Fernwell. You see what is in it before anything changes.',
  found: 'In this export',
  kind: 'Kind',
  fresh: 'New',
  known: 'Already here',
  number,
  nothing: 'There is nothing in it to import.',
  allKnown: 'You already have all of it.',
  unreadable: (n: number) => plural(n, { one: '# item cannot be read and is skipped.', other: '# items cannot be read and are skipped.' }),
  withoutBytes: (n: number) =>
    plural(n, {
      one: '# photo, recording or file is missing from the zip.',
      other: '# photos, recordings and files are missing from the zip.',
    }),
  badPaths: (n: number) =>
    plural(n, {
      one: '# file has an unsafe name and is skipped.',
      other: '# files have unsafe names and are skipped.',
    }),
  stays: 'Everything that is already here stays unchanged, even where the export differs.',
  never: 'Not imported: name, address and settings of the account, passwords and devices, consents, and earlier imports.',
  came: (n: number) => plural(n, { one: '# item was imported.', other: '# items were imported.' }),
  stayed: (n: number) =>
    plural(n, { one: '# item stays because you changed it since.', other: '# items stay because you changed them since.' }),
  things: (n: number) => plural(n, { one: '# item', other: '# items' }),
  left: (n: number) =>
    plural(n, { one: '# item could not be stored and was skipped.', other: '# items could not be stored and were skipped.' }),
  undoText: 'Everything from this import is removed. The rest stays, and so do your changes since.',
  failed: {
    unknown_format: 'This is not an export from Fernwell. Please choose the zip exactly as you downloaded it.',
    damaged: 'This file is damaged or incomplete. Please download the export again.',
    encrypted: 'This zip has a password. Please choose the export exactly as you downloaded it.',
    too_large_inside: 'This zip unpacks to far more than an export. It was not opened.',
    no_room: 'There is not enough storage here for this export.',
  },
  notLoaded: 'Your imports could not be loaded. Nothing of yours is lost; please try again.',
}

export const ownImportMessages = defineMessages({ en, de: () => import('./own-import-messages.de.ts').then((m) => m.de) })

import { words } from '#platform/web/i18n/words.ts'

const { plural, number } = words('en')

export const en = {
  title: 'Import an export',
  hint: 'A zip that you downloaded here or at another Fernwell. You see what is in it before anything changes.',
  found: 'In this export',
  kind: 'Kind',
  fresh: 'New',
  known: 'Here already',
  number,
  nothing: 'There is nothing in it that could be imported.',
  allKnown: 'All of it is here already.',
  unreadable: (n: number) =>
    plural(n, { one: '# thing cannot be read and stays behind.', other: '# things cannot be read and stay behind.' }),
  withoutBytes: (n: number) =>
    plural(n, {
      one: '# photo, recording or file is missing from the zip.',
      other: '# photos, recordings and files are missing from the zip.',
    }),
  badPaths: (n: number) =>
    plural(n, {
      one: '# file has a name that is not safe and stays behind.',
      other: '# files have names that are not safe and stay behind.',
    }),
  stays: 'Everything that is here already stays as it is, also where the export has it otherwise.',
  never: 'Not imported: name, address and settings of the account, passwords and devices, consents, and earlier imports.',
  came: (n: number) => plural(n, { one: '# thing was imported.', other: '# things were imported.' }),
  stayed: (n: number) => plural(n, { one: '# thing that you changed since stays.', other: '# things that you changed since stay.' }),
  things: (n: number) => plural(n, { one: '# thing', other: '# things' }),
  left: (n: number) =>
    plural(n, { one: '# thing could not be stored and stayed behind.', other: '# things could not be stored and stayed behind.' }),
  undoText: 'Everything that came with it is removed. The rest stays, and so do your changes since.',
  failed: {
    unknown_format: 'This is no export from Fernwell. Please choose the zip as it was downloaded.',
    damaged: 'This file is damaged or was cut off. Please download the export once more.',
    encrypted: 'This zip has a password. Please choose the export as it was downloaded.',
    too_large_inside: 'This zip unpacks to far more than an export. It was not opened.',
    no_room: 'There is not enough room here for what this export has.',
  },
  notLoaded: 'Your imports could not be loaded. Nothing of yours is lost; please try again.',
}

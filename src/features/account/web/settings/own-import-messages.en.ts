import { words } from '#platform/web/i18n/words.ts'

const { plural, number } = words('en')

export const en = {
  title: 'Bring it back',
  hint: 'A zip that you downloaded here or at another Fernwell. You see what is in it before anything changes.',
  choose: 'Choose a zip',
  uploading: 'Sending the file …',
  reading: 'Looking at what is in it …',
  running: 'Bringing it in …',
  undoing: 'Taking it back out …',
  leave: 'You can leave this page and come back.',
  stop: 'Stop',
  resume: (name: string) => `Sending ${name} stopped half-way. Choose the same file again, and only the rest is sent.`,
  found: 'What this export has',
  kind: 'Kind',
  fresh: 'New',
  known: 'Here already',
  number,
  nothing: 'There is nothing in it that could be brought in.',
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
  stays: 'What is here already stays as it is, also where the export has it otherwise.',
  never: 'Not brought in: name, address and settings of the account, passwords and devices, consents, and earlier imports.',
  start: 'Bring it in',
  cancel: 'Leave it',
  done: (n: number) => (n === 0 ? 'Everything was here already.' : plural(n, { one: '# thing came in.', other: '# things came in.' })),
  left: (n: number) =>
    plural(n, { one: '# thing could not be stored and stayed behind.', other: '# things could not be stored and stayed behind.' }),
  cancelled: (n: number) =>
    n === 0
      ? 'Stopped. Nothing had come in.'
      : plural(n, { one: 'Stopped. # thing had come in.', other: 'Stopped. # things had come in.' }),
  undo: 'Take it back out',
  undoAsk: 'Take this import back out?',
  undoText: 'What came with it goes. What was here before stays, and so does what you have changed since.',
  keep: 'Keep it',
  undone: (n: number) =>
    n === 0
      ? 'Everything is as it was before.'
      : plural(n, {
          one: 'It is out again, but for # thing that you changed since.',
          other: 'It is out again, but for # things that you changed since.',
        }),
  /** After a reason for which an import stopped, when something of it had come. */
  partly: (n: number) =>
    plural(n, {
      one: '# thing had come in before that; you can take it back out.',
      other: '# things had come in before that; you can take them back out.',
    }),
  failed: {
    unknown_format: 'This is no export from Fernwell. Please choose the zip as it was downloaded.',
    damaged: 'This file is damaged or was cut off. Please download the export once more.',
    encrypted: 'This zip has a password. Please choose the export as it was downloaded.',
    too_many_files: 'This zip has far more files than an export. It was not opened.',
    too_large_inside: 'This zip unpacks to far more than an export. It was not opened.',
    bomb: 'This zip unpacks to far more than an export. It was not opened.',
    too_large_text: 'This zip unpacks to far more than an export. It was not opened.',
    too_many_rows: 'There are more lines in this file than can be read at once. Divide it, please.',
    dates_contradict: 'This is no export from Fernwell. Please choose the zip as it was downloaded.',
    unsafe_database: 'This is no export from Fernwell. Please choose the zip as it was downloaded.',
    too_slow: 'This file took too long to read.',
    too_heavy: 'This file needs more memory to read than there is.',
    gone: 'The uploaded file is no longer there. Please choose it once more.',
    no_room: 'There is not enough room here for what this export has.',
    internal: 'Something went wrong on our side. Please choose the file once more.',
  },
  notLoaded: 'Your imports could not be loaded. Nothing of yours is lost; please try again.',
  retry: 'Try again',
}

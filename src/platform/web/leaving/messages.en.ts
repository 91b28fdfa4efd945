import { words } from '../i18n/words.ts'

const { plural } = words('en')

export const en = {
  kept: (n: number) =>
    plural(n, {
      one: '# change that was not sent yet waits on this device, sealed. It is sent when whoever made it signs in here.',
      other: '# changes that were not sent yet wait on this device, sealed. They are sent when whoever made them signs in here.',
    }),
  discard: 'Discard',
  sure: 'Discard for good? Nobody can bring that back.',
  keep: 'Keep',
  lost: (n: number) =>
    plural(n, {
      one: '# change could not be sealed when the session ended. It was taken off this device, so that nobody else reads it.',
      other: '# changes could not be sealed when the session ended. They were taken off this device, so that nobody else reads them.',
    }),
  understood: 'I see',
}

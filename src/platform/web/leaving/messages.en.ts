import { words } from '../i18n/words.ts'

const { plural } = words('en')

export const en = {
  kept: (n: number) =>
    plural(n, {
      one: '# unsent change is sealed on this device. It is sent when the person who made it signs in here.',
      other: '# unsent changes are sealed on this device. They are sent when the person who made them signs in here.',
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

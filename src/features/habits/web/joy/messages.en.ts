export const en = {
  done: 'That was today.',
  title: 'A small moment',
  hint: 'When the last habit of the day is done, once a day. On this device.',
  choices: { off: 'Off', quiet: 'Quiet', sound: 'With a sound' },
}

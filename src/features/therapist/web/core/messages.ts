import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  title: 'Therapist area',
  lead: 'Tools from therapy, to use by yourself or together with a therapist. Fernwell is not a therapist: it does not make a diagnosis, and it does not replace treatment.',
  toHome: 'Therapist area',
  toMind: 'Mind',
  save: 'Save',
  saved: 'Saved',
  cancel: 'Cancel',
  edit: 'Edit',
  delete: 'Delete',
  print: 'Print',
  next: 'Next',
  back: 'Back',
  ok: 'OK',
  undo: 'Undo',
  deleted: 'Deleted',
  refused: 'That did not work',
  waiting: 'Therapist area',
  twoVersions: 'Also changed on another device',
  twoVersionsText: 'Both versions are stored. Nothing was lost.',
  changedElsewhere: 'This was changed on another device in the meantime, so it was not deleted.',
  failedTitle: 'This could not be loaded',
  failedText: 'Your notes are safe.',
  offlineTitle: 'You are offline, and this is not on this device yet',
  offlineText: 'Open it once while you are online, and it will work offline too.',
  form: {
    of: (at: number, all: number) => `Step ${at} of ${all}`,
    remove: (at: number) => `Remove row ${at}`,
    choose: 'Choose …',
    notSet: 'Not set yet: move the slider',
    draft: 'Your draft is stored on this device.',
    problems: {
      missing: 'Please fill this in.',
      choice: 'Please choose one of the answers.',
      form: 'This could not be read.',
      range: (least: number, most: number) => `Enter a whole number from ${least} to ${most}.`,
      long: (most: number) => `Use at most ${most} characters.`,
    },
  },
}

export const coreMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })

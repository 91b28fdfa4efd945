import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  title: 'Life’s Essential 8',
  lead: 'The American Heart Association’s eight, each from 0 to 100. Habits that are good for the heart and vessels often help the brain, too.',
  now: (low: string, high: string) => (low === high ? `${low} of 100` : `Between ${low} and ${high} of 100`),
  known: (n: number) => `${n} of 8 are known`,
  picture: (name: string, low: string, high: string) => (low === high ? `${name}: ${low} of 100` : `${name}: ${low} to ${high} of 100`),
  open: 'Open',
  fill: 'Answers come from the Brain Care Score page. Changes there count here, too.',
  toAnswers: 'To the answers',
  mepa: 'Eating',
  mepaText:
    'The paper rates eating by a short screener called MEPA, with 0 to 16 points. Its questions are not part of Fernwell; if a doctor’s office or a study did it with you, enter your points here.',
  mepaLabel: 'MEPA points, 0 to 16',
  mepaWrong: 'Enter a whole number from 0 to 16.',
  save: 'Save',
  details: 'How it is counted',
  notes: [
    'The cut-offs are those published for adults. The total is the simple mean of the eight.',
    'Treated blood pressure or cholesterol counts 20 points less, and so does a smoky home, but never below 0.',
    'A body mass index below 18.5, and an HbA1c of 6.5 % or more without a diagnosis, are left open: they belong in a conversation with a professional.',
    'Some ancestries have other cut-offs for body mass index, which the main table does not include.',
  ],
}

export const essentialsMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })

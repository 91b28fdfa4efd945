export const en = {
  title: 'Life’s Essential 8',
  lead: 'The American Heart Association’s eight, each from 0 to 100. What is good for heart and vessels is good company for a brain.',
  now: (low: string, high: string) => (low === high ? `${low} of 100` : `Between ${low} and ${high} of 100`),
  known: (n: number) => `${n} of 8 are known`,
  picture: (name: string, low: string, high: string) => (low === high ? `${name}: ${low} of 100` : `${name}: ${low} to ${high} of 100`),
  open: 'Open',
  fill: 'Answers come from the score’s page. What you change there counts here.',
  toAnswers: 'To the answers',
  mepa: 'Eating',
  mepaText:
    'The paper rates eating by a short screener called MEPA, with 0 to 16 points. Its questions are not part of Fernwell; if a practice or a study did it with you, write the points here.',
  mepaLabel: 'MEPA points, 0 to 16',
  mepaWrong: 'Write a whole number from 0 to 16.',
  save: 'Save',
  details: 'How it is counted',
  notes: [
    'Cut-offs are those published for adults. The mean of the eight is a plain one.',
    'Treated blood pressure or cholesterol counts 20 less, and so does a home with smoke in it, where there is something to take from.',
    'A body mass index below 18.5, and an HbA1c of 6.5 % or more without a diagnosis, are left open: they belong in a conversation with a professional.',
    'Body mass index has other cut-offs for some ancestries, which the main table does not hold.',
  ],
}

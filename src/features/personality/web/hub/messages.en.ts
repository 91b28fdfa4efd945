export const en = {
  progress: 'Answered',
  of: (n: number, of: number) => `${n} of ${of} answered`,
  draft: 'Your questionnaire is waiting',
  goOn: 'Continue',
  retest: 'A second look at how you tend to be',
  last: (day: string) => `The last one was on ${day}.`,
  look: 'Have a look',
}

import { words } from '#platform/web/i18n/words.ts'

const { plural } = words('en')

export const en = {
  hint: (min: number) => `At least ${min} characters. A few unrelated words make a good one.`,
  name: 'How hard it is to guess',
  words: ['Very easy to guess', 'Easy to guess', 'Nearly there', 'Good', 'Strong'],
  short: (n: number) => plural(n, { one: '# more character to go', other: '# more characters to go' }),
  /** By the estimator's names for what it found. */
  advice: {
    straightRow: 'Keys in a row are tried early.',
    keyPattern: 'Patterns on the keyboard are tried early.',
    simpleRepeat: 'The same letter over and over helps little.',
    extendedRepeat: 'The same letters over and over help little.',
    sequences: 'Sequences like “abc” help little.',
    recentYears: 'Years are tried early.',
    dates: 'Dates are tried early.',
    topTen: 'This is one of the ten most used passwords.',
    topHundred: 'This is one of the hundred most used passwords.',
    common: 'Many people use this one.',
    similarToCommon: 'This is close to one that many people use.',
    wordByItself: 'One word alone is soon guessed. Add another two or three.',
    namesByThemselves: 'A name alone is soon guessed.',
    commonNames: 'Names are tried early.',
    userInputs: 'Your own name is tried first of all.',
    pwned: 'This password has leaked somewhere before.',
    l33t: 'Swapping letters for look-alikes helps little.',
    reverseWords: 'Words spelt backwards are tried too.',
    allUppercase: 'Capitals alone help little.',
    capitalization: 'A capital at the start helps little.',
    associatedYears: 'Years that belong to you are tried early.',
    repeated: 'Try not to repeat yourself.',
    longerKeyboardPattern: 'A longer, crooked pattern would help.',
    anotherWord: 'One more unusual word would help.',
    useWords: 'A few unrelated words make a good one.',
    noNeed: 'No need for symbols or digits.',
  },
}

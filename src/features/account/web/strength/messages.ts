import { defineMessages } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'

const { plural } = words('en')

export const en = {
  hint: (min: number) => `At least ${min} characters. A few unrelated words make a good one.`,
  name: 'How hard it is to guess',
  words: ['Very easy to guess', 'Easy to guess', 'Nearly there', 'Good', 'Strong'],
  short: (n: number) => plural(n, { one: '# more character to go', other: '# more characters to go' }),
  /** By the estimator's keys. */
  advice: {
    straightRow: 'Rows of keys are easy to guess.',
    keyPattern: 'Keyboard patterns are easy to guess.',
    simpleRepeat: 'Repeating one letter does not help much.',
    extendedRepeat: 'Repeating the same letters does not help much.',
    sequences: 'Sequences like “abc” do not help much.',
    recentYears: 'Years are easy to guess.',
    dates: 'Dates are easy to guess.',
    topTen: 'This is one of the ten most used passwords.',
    topHundred: 'This is one of the hundred most used passwords.',
    common: 'Many people use this one.',
    similarToCommon: 'This is close to one that many people use.',
    wordByItself: 'A single word is easy to guess. Add two or three more.',
    namesByThemselves: 'A single name is easy to guess.',
    commonNames: 'Names are easy to guess.',
    userInputs: 'Your own name is the first guess.',
    pwned: 'This password has appeared in a data leak.',
    l33t: 'Swapping letters for look-alikes does not help much.',
    reverseWords: 'Words spelt backwards are tried too.',
    allUppercase: 'Capitals alone do not help much.',
    capitalization: 'A capital at the start does not help much.',
    associatedYears: 'Years from your life are easy to guess.',
    repeated: 'Try not to repeat yourself.',
    longerKeyboardPattern: 'A longer pattern with more turns would help.',
    anotherWord: 'One more unusual word would help.',
    useWords: 'A few unrelated words make a good one.',
    noNeed: 'No need for symbols or digits.',
  },
}

export const strengthMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })

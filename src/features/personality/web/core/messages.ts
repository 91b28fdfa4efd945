import { defineMessages } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'

const { plural } = words('en')

export const en = {
  title: 'Personality',
  lead: 'A quiet look at how you tend to be, with its uncertainty shown. No one is a type, and nothing here is fixed.',
  loading: 'A quiet look at how you tend to be.',
  resultLoading: 'Loading your result',
  outbox: 'Answers of a personality quiz',
  toQuiz: 'All questionnaires',
  toReports: 'Your reports',
  failedTitle: 'This could not be loaded',
  failedText: 'Nothing is lost. Your answers are saved.',
  offlineTitle: 'You are offline',
  offlineText: 'This will load once you are back online.',
  tryAgain: 'Try again',
  notHereTitle: 'This quiz is not on this device',
  notHereText: 'It was started on another device, and you are offline. Once you are back online, you can continue where you left off.',
  start: {
    main: 'Choose how long',
    long: {
      title: 'The whole picture',
      text: 'Five domains and their thirty facets, beside a named comparison group.',
    },
    short: {
      title: 'A first look',
      text: 'The five domains alone, by your own answers, without a comparison.',
    },
    size: (items: number, minutes: number) =>
      `${plural(items, { one: '# statement', other: '# statements' })} · ${plural(minutes, { one: 'about a minute', other: 'about # minutes' })}`,
    begin: 'Begin',
    more: 'Short quizzes',
    moreText: 'Four statements each, on a single topic.',
    underWay: 'In progress',
    goOn: 'Continue',
    answered: (n: number, of: number, when: string) => `${n} of ${of} answered · ${when}`,
    onlyHere: 'only on this device so far',
    drop: 'Discard',
    dropAsk: 'Discard this quiz?',
    dropText: 'Its answers are deleted, here and on your other devices.',
    keep: 'Keep it',
    done: 'Finished',
    allDone: 'All results, and what changed',
    why: 'Before you begin',
    whys: {
      ask: {
        title: 'Why ask at all?',
        text: 'To have words for how you tend to be: for a journal page, a talk with someone close, a habit that suits you. Not to sort people.',
      },
      handling: {
        title: 'What happens with it?',
        text: 'It is scored on this device. Answers are encrypted with your own key, like your journal, and no one sees any of it unless you create a link.',
      },
      origin: {
        title: 'Where is it from?',
        text: 'The questions are in the public domain (International Personality Item Pool) and are used in research all over the world.',
      },
    },
  },
  before: {
    kicker: 'Before you start',
    group: 'Who to compare you with',
    groupText:
      'The published averages differ by sex and age. Both are optional; without them you are compared with everyone. Both stay on this device; only the name of the group is saved.',
    sex: 'Sex of the comparison group',
    everyone: 'Everyone',
    female: 'Women',
    male: 'Men',
    age: 'Your age in years',
    ageHint: 'Without it, you are compared with everyone.',
    ageWrong: 'Enter a whole number from 14 to 120.',
    compared: (group: string) => `Compared with: ${group}`,
    keys: 'Keys 1 to 5 answer, Backspace goes back.',
    swipe: 'A swipe to the right goes back.',
    begin: 'To the first statement',
  },
  groups: {
    neutral: 'everyone in the sample',
    named: (sex: 'female' | 'male', from: number, to: number | null) =>
      `${sex === 'female' ? 'women' : 'men'} ${from === 0 ? `up to ${to}` : to === null ? `aged ${from} and over` : `aged ${from} to ${to}`}`,
  },
  quiz: {
    progress: 'Answered',
    of: (n: number, of: number) => `${n} of ${of}`,
    itemOf: (n: number, of: number) => `Statement ${n} of ${of}`,
    back: 'Back',
    skip: 'Skip',
    next: 'Next',
    nextTen: 'Next ten',
    pause: 'Pause',
    finish: 'See the result',
    almost: 'That was the last statement',
    allAnswered: 'Every statement has an answer. You can still go back and change any of them.',
    gaps: (n: number) =>
      plural(n, {
        one: 'One statement is still open. You can finish anyway: that part is estimated from its other answers and marked as such.',
        other:
          '# statements are still open. You can finish anyway: where enough is answered, the rest is estimated and marked as such. Other parts stay open.',
      }),
    toGaps: 'To the open statements',
    tooFew: 'There are too few answers for a result yet. They are saved; come back whenever you like.',
    attention: {
      title: 'A small note',
      'long-string': (n: number) =>
        `You gave the same answer ${n} times in a row. That may be just right. If you were tired, a look back can help.`,
      'too-fast': (seconds: string) =>
        `You took about ${seconds} seconds per statement. Some people are quick; a second look at another time may say more.`,
      end: 'You get your result either way.',
    },
    keeping: {
      here: 'On this device',
      sent: 'Saved',
      waiting: 'On this device; will be sent once you are online',
      refused: 'On this device',
    },
    refused: 'Your answers could not be sent',
    asNew: 'Save as a new one',
    unknown: 'We do not know this questionnaire. It may belong to a newer version of the app.',
    choose: 'How well does it describe you?',
  },
}

export const personalityMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })

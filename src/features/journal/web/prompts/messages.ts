import { defineMessages } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'
import { firstWords } from '../../prompts/first.en.ts'

const { plural, number } = words('en')

export const en = {
  first: firstWords,
  card: {
    kicker: { morning: 'For this morning', day: 'For today', evening: 'For this evening', night: 'For tonight' },
    write: 'Write about this',
    another: 'Another',
    why: 'Why this?',
    follow: 'Go one step further',
    failed: 'The prompts could not be loaded. They need a connection.',
    tryAgain: 'Try again',
  },
  reflect: {
    title: 'Look back',
    lead: 'A language model reads the entries you choose, and nothing else.',
    purpose: 'What would you like?',
    purposes: { reflection: 'A reflection', prompt: 'A question', title: 'A title' },
    from: 'From which entries?',
    scopes: { this: 'This one', today: 'Today', week: '7 days', chosen: 'Choose' },
    choose: 'Entries to send',
    untitled: 'Untitled',
    noEntries: {
      today: 'You have not written anything today yet.',
      week: 'You have not written anything in these seven days.',
      chosen: 'Choose at least one entry.',
    },
    hardHidden: 'Entries you marked as hard are not offered here, and never sent.',
    looking: 'Preparing what would be sent …',
    goes: (entries: number, characters: number) =>
      `${plural(entries, { one: '# entry', other: '# entries' })}, ${plural(characters, { one: '# character', other: '# characters' })} of your writing`,
    goesMoods: (entries: number) => `${plural(entries, { one: '# entry', other: '# entries' })} without text: only their days and moods`,
    to: 'Sent to',
    model: 'Model',
    here: 'This server: nothing leaves it',
    exact: 'Exactly what is sent',
    instructions: 'Instructions for the model',
    yours: 'Your text that is sent',
    notSent: 'Not sent: your name, places, tags, activities, feelings, weather, photos and files.',
    shortened: (n: number) =>
      plural(n, {
        one: '# entry is too long; only its beginning is sent.',
        other: '# entries are too long; only their beginnings are sent.',
      }),
    leftHard: (n: number) =>
      plural(n, { one: '# entry stays here because it is marked as hard.', other: '# entries stay here because they are marked as hard.' }),
    leftDeleted: (n: number) =>
      plural(n, {
        one: '# entry is in the trash or not on the server yet.',
        other: '# entries are in the trash or not on the server yet.',
      }),
    talk: 'Talk about this with the companion',
    leftEmpty: (n: number) => plural(n, { one: '# entry has no words.', other: '# entries have no words.' }),
    leftMany: (n: number) =>
      plural(n, {
        one: 'The earliest entry is left out: up to thirty can be sent at once.',
        other: 'The # earliest entries are left out: up to thirty can be sent at once.',
      }),
    nothing: 'None of this can be sent',
    consentTitle: 'Before anything is sent',
    consentRemote: (destination: string) =>
      `Your chosen entries would leave Fernwell and go to ${destination}. The people who run it decide what happens to them there. Every word is shown below. We ask you once for this destination, and you can withdraw your consent in the journal’s settings at any time.`,
    consentLocal:
      'The model runs on the same machine as Fernwell; your entries stay there. Every word it would read is shown below. You can withdraw your consent in the journal’s settings at any time.',
    agree: 'Agree and send',
    send: 'Send',
    left: (n: number) => plural(n, { one: '# request is left today', other: '# requests are left today' }),
    none: 'Today’s requests are used up.',
    again: (time: string) => `You get new ones at ${time}.`,
    changed: 'An entry or the model has changed since you looked. This is what would be sent now.',
    refused: 'Nothing was sent.',
    offline: 'You are offline, so nothing can be sent. Your journal still works.',
    failed: 'That did not work.',
    retry: 'Try again',
    thinking: 'Reading …',
    writing: 'The answer is being written',
    stop: 'Stop',
    stopped: 'Stopped. This is the answer so far.',
    full: 'The answer reached its maximum length and ends here.',
    filtered: 'The service held back part of its answer.',
    broke: 'The answer was cut off. This is the answer so far.',
    empty: 'The model gave no answer. You can ask again.',
    made: (model: string) => `Written by a language model (${model}). It can be wrong; you know better.`,
    keep: 'Save to the entry',
    keepNew: 'Save to a new entry',
    saved: 'Saved',
    savedToast: 'Saved to your entry',
    keepFailed: 'That could not be saved. The text is still here.',
    quoted: { reflection: 'A look back', prompt: 'A question', title: 'Titles' },
    byline: (model: string, day: string) => `Language model ${model}, ${day}`,
    useTitle: (title: string) => `Use “${title}” as the title`,
    titled: 'Title saved',
    write: 'Write about this',
    askAgain: 'Ask again',
    back: 'Back',
    count: (n: number) => number(n),
  },
  guided: {
    title: 'A look back at my week',
    read: 'Read these seven days again',
    ask: 'Then write from these questions',
    ofWeek: [
      'What stayed with me from these days, and why?',
      'What gave me strength, and what took it?',
      'What do I want a little more of, or a little less, next week?',
    ],
    ofEntry: ['How do I see this now?', 'What did I need then, and what helped?', 'What would I like to remember of it?'],
    write: 'Write with these questions',
    writeHere: 'Add them to this entry',
    failed: 'That could not be saved. Please try again.',
  },
  none: {
    title: 'No language model is set up here',
    text: 'The person who runs this Fernwell can connect one, or run one on the same machine. You do not need one: there are hundreds of prompts written by hand, and they stay on your device.',
    prompt: 'A prompt for now',
  },
  setting: {
    title: 'Language model',
    lead: 'May read entries that you choose, one request at a time, and only after you have seen every word.',
    none: 'No language model is set up here. Prompts come from the built-in collection.',
    off: 'Off. You will be asked before anything is sent.',
    on: (day: string) => `On since ${day}`,
    old: 'You agreed to a different destination from the one in use now. Nothing is sent until you agree again.',
    goesTo: (model: string, destination: string) => `${model}, at ${destination}`,
    local: (model: string) => `${model}, on this server`,
    used: (used: number, limit: number) => `${number(used)} of ${number(limit)} requests used today`,
    withdraw: 'Withdraw consent',
    withdrawn: 'Withdrawn. Nothing is sent any more.',
    failed: 'That could not be changed now. Please try again.',
    unknown: 'You are offline, so we cannot check whether a language model may be used.',
  },
}

export const promptMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })

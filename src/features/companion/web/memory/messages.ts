import { defineMessages } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'

const { plural, number } = words('en')

export const en = {
  title: 'Memory',
  lead: 'Sentences about you that you allowed. They are sent with your messages in conversations, and nowhere else.',
  back: 'Conversation',
  failed: 'The memory could not be opened',
  offline: 'You are offline. The memory is stored only on the server.',
  shared: {
    title: 'Sent with each message',
    use: 'Use what it may remember',
    useHint: 'When it is off, nothing from it is sent and nothing new is suggested. Nothing is deleted.',
    none: 'Nothing yet.',
    all: (n: number) => plural(n, { one: 'One sentence is sent', other: 'All # sentences are sent' }),
    some: (n: number, of: number) => `The newest ${number(n)} of ${number(of)} sentences are sent`,
    room: (tokens: number, most: number) => `About ${number(tokens)} of ${number(most)} tokens used.`,
    bar: 'Space used',
  },
  add: 'Add a sentence',
  areas: {
    you: 'You',
    people: 'People and animals',
    work: 'Work and days',
    health: 'Health',
    wishes: 'Wishes and plans',
    other: 'Other things',
  },
  empty: {
    title: 'Nothing is remembered',
    text: 'Each conversation starts from scratch. If you like, write a sentence that all of them should know, such as how you want to be spoken to. A model may also suggest one, and only you can accept it.',
  },
  since: (date: string) => `Since ${date}`,
  byHand: 'written here',
  from: 'from a conversation',
  deletedConversation: 'from a deleted conversation',
  notShared: 'No room at the moment',
  edit: (sentence: string) => `Edit “${sentence}”`,
  forget: (sentence: string) => `Forget “${sentence}”`,
  form: {
    add: 'A sentence to remember',
    change: 'Edit what it may remember',
    sentence: 'Sentence',
    hint: 'One plain sentence. The model reads it as a note, never as an instruction.',
    area: 'Topic',
    save: 'Save',
    cancel: 'Cancel',
  },
  saved: 'It may remember that.',
  forgotten: 'Forgotten.',
  undo: 'Undo',
  notSaved: 'That could not be saved. Please try again.',
  stays: 'Your conversations stay until you delete them. Forgetting a sentence also removes it from notes on longer conversations.',
  ask: 'May it remember this? It is then sent with each of your messages to the language model, until you make it forget.',
  askWords: (sentence: string) => `May the language model remember this? “${sentence}”`,
  done: 'It may remember that.',
  look: 'Memory',
}

export const memoryMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })

import { use } from 'react'
import {
  currentLocaleSettings,
  type Language,
  type LanguageChoice,
  setLanguageChoice,
  startLocaleSettings,
  useLocaleSettings,
  localeSettingsFor,
} from './locale-settings.ts'

/** A message: plain words, or a function that puts values into them; groups may nest. */
type MessageTree = { readonly [key: string]: string | ((...values: never[]) => string) | readonly string[] | MessageTree }

/** The shape another language must fill: the same keys, the same values going in. A missing or a surplus key is a type error. */
export type Translation<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...values: infer V) => string
      ? (...values: V) => string
      : T[K] extends readonly string[]
        ? readonly string[]
        : Translation<T[K]>
}

/** A feature's words in every language. */
export interface Messages<T> {
  readonly en: T
  readonly load: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Translation<T>>>>
  readonly arrived: Map<Language, Translation<T>>
  readonly coming: Map<Language, Coming<Translation<T>>>
}

const catalogues = new Set<Messages<unknown>>()

/** Declares a feature's words: `defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })`. */
export function defineMessages<T extends MessageTree>(source: { en: T; de: () => Promise<Translation<T>> }): Messages<T> {
  const messages: Messages<T> = { en: source.en, load: { de: source.de }, arrived: new Map(), coming: new Map() }
  catalogues.add(messages as Messages<unknown>)
  return messages
}

type Coming<T> = Promise<T> & { status?: 'fulfilled'; value?: T }

function loadMessages<T>(messages: Messages<T>, language: Exclude<Language, 'en'>): Coming<Translation<T>> {
  const known = messages.coming.get(language)
  if (known) return known
  const promise: Coming<Translation<T>> = messages.load[language]()
    // Offline with words never fetched: English is better than a broken page, and the next visit tries again.
    .catch(() => messages.en as Translation<T>)
    .then((words) => {
      messages.arrived.set(language, words)
      // React reads these fields: a promise that is marked as fulfilled is used at once, without suspending.
      promise.status = 'fulfilled'
      promise.value = words
      return words
    })
  messages.coming.set(language, promise)
  return promise
}

/** The feature's words in the person's language. Suspends only when a page's German has not arrived yet. */
export function useMessages<T>(messages: Messages<T>): Translation<T> {
  const { language } = useLocaleSettings()
  if (language === 'en') return messages.en as Translation<T>
  // Also once they are here: a component that asked React for something must ask again when it is drawn again.
  return use(loadMessages(messages, language) as Promise<Translation<T>>)
}

/** The same outside React (a toast, a title): English until the other language has arrived. */
export function messagesNow<T>(messages: Messages<T>): Translation<T> {
  return messages.arrived.get(currentLocaleSettings().language) ?? (messages.en as Translation<T>)
}

/** The same once they are here: for words that are made up outside React and stay. */
export const messagesSoon = async <T>(messages: Messages<T>): Promise<Translation<T>> => {
  const { language } = currentLocaleSettings()
  return language === 'en' ? (messages.en as Translation<T>) : loadMessages(messages, language)
}

/** Start-up: settles the locale and waits for the words of every catalogue known so far. Await it before hydrating. */
export async function readyMessages(): Promise<void> {
  await loadAll(startLocaleSettings().language)
}

/** Changes the language once its words are here, so that nothing flickers through English. */
export async function chooseLanguage(choice: LanguageChoice): Promise<void> {
  await loadAll(localeSettingsFor(choice).language)
  setLanguageChoice(choice)
}

async function loadAll(language: Language): Promise<void> {
  if (language === 'en') return
  await Promise.all([...catalogues].map((messages) => messages.arrived.get(language) ?? loadMessages(messages, language)))
}

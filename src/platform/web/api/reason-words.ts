import type { ErrorBody } from '#platform/contract/errors.ts'
import { currentLocaleSettings } from '../i18n/locale-settings.ts'

/** What of an error's JSON is words, and why. */
export type ErrorTexts = { [K in 'message' | 'reason' | 'params' | 'fields' | 'fieldReasons']?: ErrorBody[K] | undefined }
export type Translate = <T extends ErrorTexts>(stated: T) => T

let load: () => Promise<Translate> = async () => (stated) => stated

/** The app says where the words of all features are; they are fetched when the first refusal is to be shown. */
export function loadReasonWords(loader: typeof load): void {
  load = loader
}

/**
 * What a server said, in the person's language: its own words where that is English, ours by its reason where it is not. English
 * too while our words cannot be fetched.
 */
export async function translateError<T extends ErrorTexts>(stated: T): Promise<T> {
  if (currentLocaleSettings().language === 'en') return stated
  try {
    return (await load())(stated)
  } catch {
    return stated
  }
}

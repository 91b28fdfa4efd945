import type { ErrorBody } from '#platform/contract/errors.ts'
import { currentLocaleSettings } from '../i18n/locale-settings.ts'

/** The parts of an error's JSON that contain its text and its reason. */
export type ErrorTexts = { [K in 'message' | 'reason' | 'params' | 'fields' | 'fieldReasons']?: ErrorBody[K] | undefined }
export type Translate = <T extends ErrorTexts>(stated: T) => T

let load: () => Promise<Translate> = async () => (stated) => stated

/** Registers the loader of all features' error texts; it runs when the first error is shown. */
export function loadReasonWords(loader: typeof load): void {
  load = loader
}

/**
 * Translates a server's error into the person's language: English is returned unchanged, other languages are looked up by reason. It stays
 * English while the translations cannot be fetched.
 */
export async function translateError<T extends ErrorTexts>(stated: T): Promise<T> {
  if (currentLocaleSettings().language === 'en') return stated
  try {
    return (await load())(stated)
  } catch {
    return stated
  }
}

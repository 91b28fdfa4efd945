import { useSyncExternalStore } from 'react'
import { createListeners } from '../listeners/create-listeners.ts'

/** Supported languages. English is in the bundle; the others are loaded when chosen. */
export type Language = 'en' | 'de'
export type LanguageChoice = 'system' | Language
export type UnitChoice = 'system' | 'metric' | 'imperial'
export type UnitSystem = 'metric' | 'imperial'

export const languages: readonly Language[] = ['en', 'de']
/** Each language by its own name, for a chooser. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' }

/** Display settings: `locale` (BCP 47) determines number and date formats, `language` the texts. */
export interface LocaleSettings {
  readonly language: Language
  readonly locale: string
  readonly units: UnitSystem
}

const languageKey = 'fernwell.language'
const unitsKey = 'fernwell.units'
const rtl = new Set(['ar', 'fa', 'he', 'ur'])

/** The locale that prerendered pages are written in. */
export const defaultLocaleSettings: LocaleSettings = { language: 'en', locale: 'en-US', units: 'metric' }

/** The language in the page's address, such as German under `/de`; it overrides the person's choice. */
let pageLanguage: Language | undefined
/** The locale that this page's HTML is written in. */
let prerenderedSettings: LocaleSettings = defaultLocaleSettings

let localeSettings: LocaleSettings = defaultLocaleSettings
let languageChoice: LanguageChoice = 'system'
let unitChoice: UnitChoice = 'system'
const listeners = createListeners()

/** Derives the locale from two choices and the browser's preferred locales (best first). */
export function localeSettingsOf(choice: LanguageChoice, units: UnitChoice, wishes: readonly string[]): LocaleSettings {
  const known = wishes.filter((wish) => localeOf(wish) !== undefined)
  const languageOf = (wish: string) => languages.find((language) => localeOf(wish)?.language === language)
  const language = choice === 'system' ? (known.map(languageOf).find((found) => found !== undefined) ?? 'en') : choice
  // Someone in Britain who reads English wants 21/11; someone in Austria who reads English wants plain English dates.
  const locale = known.find((wish) => localeOf(wish)?.language === language) ?? (language === 'de' ? 'de-DE' : 'en-US')
  const region = localeOf(known[0] ?? locale)?.maximize().region
  const system: UnitSystem = region === 'US' || region === 'LR' || region === 'MM' ? 'imperial' : 'metric'
  return { language, locale, units: units === 'system' ? system : units }
}

function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag)
  } catch {
    return undefined
  }
}

/** Reads the stored choices and the browser's languages. Call once before the first render, then load the words. */
export function startLocaleSettings(): LocaleSettings {
  languageChoice = oneOf(read(languageKey), ['en', 'de'] as const) ?? 'system'
  unitChoice = oneOf(read(unitsKey), ['metric', 'imperial'] as const) ?? 'system'
  applyLocaleSettings()
  return localeSettings
}

/** Sets the language in the page's address. Call before `startLocaleSettings`, or before a page is prerendered. */
export function setPageLanguage(language: Language | undefined): void {
  pageLanguage = language
  prerenderedSettings = language === 'de' ? { language, locale: 'de-DE', units: 'metric' } : defaultLocaleSettings
  localeSettings = prerenderedSettings
}

/** Changes the language; the caller (messages.ts) has loaded its texts. */
export function setLanguageChoice(choice: LanguageChoice): void {
  languageChoice = choice
  write(languageKey, choice)
  applyLocaleSettings()
}

/** Changes the units of weights, distances and lengths. */
export function chooseUnits(choice: UnitChoice): void {
  unitChoice = choice
  write(unitsKey, choice)
  applyLocaleSettings()
}

export const currentLocaleSettings = (): LocaleSettings => localeSettings
export const currentLanguageChoice = (): LanguageChoice => languageChoice
export const currentUnitChoice = (): UnitChoice => unitChoice

/** The localeSettings, and a new render whenever it changes. While hydrating they are the prerendered ones. */
export function useLocaleSettings(): LocaleSettings {
  return useSyncExternalStore(subscribeLocaleSettings, currentLocaleSettings, () => prerenderedSettings)
}

/** Calls `listener` after every change; returns how to unsubscribe. */
export const subscribeLocaleSettings = listeners.subscribe

/** The locale that a choice of language would give, without choosing it. */
export function localeSettingsFor(choice: LanguageChoice): LocaleSettings {
  return localeSettingsOf(choice, unitChoice, navigator.languages)
}

function applyLocaleSettings(): void {
  localeSettings = localeSettingsOf(pageLanguage ?? languageChoice, unitChoice, navigator.languages)
  document.documentElement.lang = localeSettings.language
  document.documentElement.dir = rtl.has(localeSettings.language) ? 'rtl' : 'ltr'
  listeners.notify()
}

function oneOf<T extends string>(value: string | null, allowed: readonly T[]): T | undefined {
  return allowed.find((one) => one === value)
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    if (value === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Without storage the choice lasts for this visit.
  }
}

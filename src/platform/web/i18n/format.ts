import { clock } from './clock.ts'
import { cachedIntl } from './cached-intl.ts'
import { currentLocaleSettings, useLocaleSettings, type LocaleSettings } from './locale-settings.ts'
import { type Quantity, toShown, unitNames } from './units.ts'

type DateStyle = 'short' | 'medium' | 'long' | 'weekday' | 'weekdayShort' | 'month' | 'day'

const dateStyles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { day: 'numeric', month: 'short' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
  weekdayShort: { weekday: 'short' },
  month: { month: 'long', year: 'numeric' },
  day: { weekday: 'short', day: 'numeric', month: 'short' },
}

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_556_952],
  ['month', 2_629_746],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
]

/** Formatting in one localeSettings. Instants are `Date` or epoch milliseconds; local days are `YYYY-MM-DD` and never shift with a zone. */
export function formatting({ locale, units }: LocaleSettings) {
  const dates = (options: Intl.DateTimeFormatOptions) =>
    cachedIntl(`d${locale}${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options))
  const numbers = (options: Intl.NumberFormatOptions = {}) =>
    cachedIntl(`n${locale}${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options))
  const unit = (value: number, name: string, digits: number, display: 'short' | 'long' | 'narrow' = 'short') =>
    numbers({ style: 'unit', unit: name, unitDisplay: display, maximumFractionDigits: digits }).format(value)

  const format = {
    number: (value: number, options?: Intl.NumberFormatOptions) => numbers(options).format(value),
    /** 0.42 → "42%". */
    percent: (ratio: number, digits = 0) => numbers({ style: 'percent', maximumFractionDigits: digits }).format(ratio),
    compact: (value: number) => numbers({ notation: 'compact', maximumFractionDigits: 1 }).format(value),
    /** An instant as a date, in the device's zone or the IANA zone given. */
    date: (at: Date | number, style: DateStyle = 'medium', timeZone?: string) =>
      dates({ ...dateStyles[style], ...(timeZone ? { timeZone } : {}) }).format(at),
    /** A local day, `YYYY-MM-DD`. Text that is not a day is returned unchanged. */
    localDay: (day: string, style: DateStyle = 'medium') => {
      const at = Date.parse(`${day}T00:00:00Z`)
      return Number.isNaN(at) ? day : dates({ ...dateStyles[style], timeZone: 'UTC' }).format(at)
    },
    /** Two local days as one span: "9 – 15 Nov", "28 Oct – 3 Nov". */
    localDays: (from: string, to: string) =>
      dates({ ...dateStyles.short, timeZone: 'UTC' }).formatRange(Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`)),
    time: (at: Date | number, timeZone?: string) =>
      dates({ hour: 'numeric', minute: '2-digit', ...(timeZone ? { timeZone } : {}) }).format(at),
    /** A local time `HH:MM` as the locale writes it. */
    localTime: (time: string) => {
      const at = Date.parse(`1970-01-01T${time}:00Z`)
      return Number.isNaN(at) ? time : dates({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(at)
    },
    /** "in 2 days", "3 hours ago", "now". */
    relative: (at: Date | number, now: Date | number = Date.now()) => {
      const seconds = (Number(at) - Number(now)) / 1000
      const words = cachedIntl(`r${locale}`, () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
      const [name, size] = steps.find(([, one]) => Math.abs(seconds) >= one) ?? (['second', 1] as const)
      if (name === 'second' && Math.abs(seconds) < 45) return words.format(0, 'second')
      return words.format(Math.round(seconds / size), name)
    },
    clock,
    /** Seconds in words: "1 hr, 5 min"; under a minute in seconds. */
    duration: (seconds: number, display: 'short' | 'long' | 'narrow' = 'short') => {
      const whole = Number.isFinite(seconds) && seconds > 0 ? Math.round(seconds) : 0
      if (whole < 60) return unit(whole, 'second', 0, display)
      const minutes = Math.round(whole / 60)
      const parts = [
        ...(minutes >= 60 ? [unit(Math.floor(minutes / 60), 'hour', 0, display)] : []),
        ...(minutes % 60 > 0 ? [unit(minutes % 60, 'minute', 0, display)] : []),
      ]
      return cachedIntl(`u${locale}${display}`, () => new Intl.ListFormat(locale, { type: 'unit', style: display })).format(parts)
    },
    list: (items: readonly string[]) => cachedIntl(`l${locale}`, () => new Intl.ListFormat(locale, { type: 'conjunction' })).format(items),
    /** A stored quantity (kg, m, ml, cm) as text in the person's units. */
    quantity: (quantity: Quantity, value: number, digits = 1) => unit(toShown(quantity, value, units), unitNames[quantity][units], digits),
    /** The bare number of a stored quantity, for an input or an axis. */
    quantityNumber: (quantity: Quantity, value: number, digits = 1) =>
      numbers({ maximumFractionDigits: digits }).format(toShown(quantity, value, units)),
    /** "kg", "lb", … as the locale writes it. */
    unitLabel: (quantity: Quantity) =>
      numbers({ style: 'unit', unit: unitNames[quantity][units], unitDisplay: 'short' })
        .formatToParts(1)
        .filter((part) => part.type === 'unit')
        .map((part) => part.value)
        .join(''),
    /** A body's height in cm: "178 cm", or feet and inches. */
    height: (cm: number) => {
      if (units === 'metric') return unit(cm, 'centimeter', 0)
      const inches = Math.round(toShown('length', cm, units))
      return `${unit(Math.floor(inches / 12), 'foot', 0)} ${unit(inches % 12, 'inch', 0)}`
    },
    energy: (kcal: number) => `${numbers({ maximumFractionDigits: 0 }).format(kcal)} kcal`,
    units,
    locale,
    /** 1 (Monday) to 7 (Sunday). */
    get firstWeekday() {
      return cachedIntl(`w${locale}`, () => firstWeekday(locale))
    },
  }
  return format
}

export type Formatting = ReturnType<typeof formatting>

/** Formatting in the person's locale; renders again when it changes. */
export function useFormat(): Formatting {
  const localeSettings = useLocaleSettings()
  return formattingOf(localeSettings)
}

/** The same outside React. */
export const formatNow = (): Formatting => formattingOf(currentLocaleSettings())

const made = new WeakMap<LocaleSettings, Formatting>()
function formattingOf(localeSettings: LocaleSettings): Formatting {
  let format = made.get(localeSettings)
  if (!format) {
    format = formatting(localeSettings)
    made.set(localeSettings, format)
  }
  return format
}

interface WeekInfo {
  firstDay: number
}

/** Monday where the engine cannot tell. */
function firstWeekday(locale: string): number {
  const info = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo }
  return (info.getWeekInfo?.() ?? info.weekInfo)?.firstDay ?? 1
}

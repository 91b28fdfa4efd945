import { cachedIntl } from './cached-intl.ts'
import { currentLocaleSettings, type Language } from './locale-settings.ts'

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/**
 * Grammar for one language's message file: `const { plural, list, number } = words('en')`.
 * `plural(3, { one: '# day', other: '# days' })` gives "3 days"; `#` is the number in the person's own digits and separators.
 */
export function words(language: Language) {
  const cardinal = lazy(() => new Intl.PluralRules(language))
  const ordinalRules = lazy(() => new Intl.PluralRules(language, { type: 'ordinal' }))
  const conjunction = lazy(() => new Intl.ListFormat(language, { type: 'conjunction' }))
  const disjunction = lazy(() => new Intl.ListFormat(language, { type: 'disjunction' }))
  const number = (n: number) => {
    const { locale } = currentLocaleSettings()
    return cachedIntl(`n${locale}{}`, () => new Intl.NumberFormat(locale)).format(n)
  }
  const pick = (rules: Intl.PluralRules, n: number, forms: PluralForms) =>
    (forms[rules.select(n)] ?? forms.other).replaceAll('#', () => number(n))
  return {
    plural: (n: number, forms: PluralForms) => pick(cardinal(), n, forms),
    ordinal: (n: number, forms: PluralForms) => pick(ordinalRules(), n, forms),
    /** "a, b, and c" */
    list: (items: readonly string[]) => conjunction().format(items),
    /** "a, b, or c" */
    either: (items: readonly string[]) => disjunction().format(items),
    number,
  }
}

function lazy<T>(make: () => T): () => T {
  let value: T | undefined
  return () => (value ??= make())
}

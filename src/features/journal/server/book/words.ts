/** A book's own texts, beside those of its entries. */
export type BookWords = {
  title: string
  from(from: string, to: string): string
  entries(count: number): string
  contents: string
  empty: string
  missing: string
  page(number: number): string
  made(day: string): string
}

const long = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
const dayIn = (locale: string, day: string) => long(locale).format(new Date(`${day}T00:00:00Z`))

export const dayHeading = (locale: string, day: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

export const monthHeading = (locale: string, month: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`))

export const BOOK_WORDS: Record<'en' | 'de', BookWords> = {
  en: {
    title: 'My journal',
    from: (from, to) => `${dayIn('en', from)} – ${dayIn('en', to)}`,
    entries: (count) => (count === 1 ? 'One entry' : `${new Intl.NumberFormat('en').format(count)} entries`),
    contents: 'Contents',
    empty: 'There are no entries on these days.',
    missing: 'Some characters in this book are missing from its fonts. A small square stands for each of them.',
    page: (number) => String(number),
    made: (day) => `Made with Fernwell on ${dayIn('en', day)}`,
  },
  de: {
    title: 'Mein Tagebuch',
    from: (from, to) => `${dayIn('de', from)} – ${dayIn('de', to)}`,
    entries: (count) => (count === 1 ? 'Ein Eintrag' : `${new Intl.NumberFormat('de').format(count)} Einträge`),
    contents: 'Inhalt',
    empty: 'In diesen Tagen gibt es keine Einträge.',
    missing: 'Einige Zeichen fehlen in den Schriften dieses Buches. Ein kleines Quadrat steht für jedes von ihnen.',
    page: (number) => String(number),
    made: (day) => `Mit Fernwell gemacht am ${dayIn('de', day)}`,
  },
}

import type { PageMeta } from '#platform/page/meta.ts'
import type { WebPage } from '#platform/web/feature.ts'
import { de as questions } from '../faq/messages.de.ts'
import { questionsJsonLd } from '../faq/meta.ts'
import { de as titles } from '../titles.de.ts'

/** Metadata for search engines and previews, for the pages that also exist in German. */
const GERMAN: Readonly<Record<string, PageMeta>> = {
  '/': {
    description:
      'Ein Schritt aus dem Lärm: Meditationen, Klanglandschaften und ein stilles Verzeichnis deiner Tage. Fernwell läuft auf deinem eigenen Rechner.',
    imageText: 'Eine eigene, stille Lichtung',
    keywords: ['Meditation', 'Achtsamkeit', 'Klanglandschaften', 'Wohlbefinden', 'selbst betreiben', 'privat'],
  },
  '/how-it-works': {
    description:
      'Ein Tag mit Fernwell, vom Morgen bis in die Nacht, mit kleinen Bildschirmen zum Ausprobieren: Gewohnheiten, ein Spiel, ein Training, das Tagebuch, das Meer.',
    imageText: 'Ein Tag mit Fernwell',
    keywords: ['App fürs Wohlbefinden', 'Gewohnheiten', 'Tagebuch', 'Trainingstagebuch', 'Meditation', 'selbst betreiben'],
  },
  '/about': {
    description:
      'Was Fernwell ist, was es über Privates, Ehrlichkeit und Ruhe denkt, was es nicht ist, und wie es gemacht ist: nach Regeln, die man lesen kann.',
    imageText: 'Ein stiller Ort, der dir gehört',
    keywords: ['selbst betreiben', 'App fürs Wohlbefinden', 'privat', 'ruhige Software'],
  },
  '/privacy': {
    description:
      'Was diese selbst betriebene App über dich speichert, wo und wie lange, welche Cookies es gibt, was den Rechner verlässt und wie du es löschst.',
    imageText: 'Was gespeichert wird, und wer es lesen kann',
    keywords: ['Datenschutz', 'selbst betreiben', 'Cookies', 'Daten mitnehmen', 'Konto löschen'],
  },
  '/terms': {
    description:
      'Was du von dieser Installation von Fernwell erwarten kannst, was sie nicht verspricht und worum sie dich bittet. Was du schreibst, bleibt deins.',
    imageText: 'Was du erwarten kannst, und was nicht',
    keywords: ['Nutzungsbedingungen', 'selbst betreiben', 'keine Klinik', 'App fürs Wohlbefinden'],
  },
  '/faq': {
    description:
      'Wer ein Tagebuch in Fernwell lesen kann, was verschlüsselt ist, wie Sicherungen, Importe, Exporte und das Löschen gehen, und was es nicht verspricht.',
    imageText: questions.title,
    keywords: ['Tagebuch selbst betreiben', 'privates Tagebuch', 'Sicherung', 'Verschlüsselung', 'Import aus Daylio', 'DSGVO'],
    jsonLd: [questionsJsonLd(questions.items, 'de')],
  },
  '/support': {
    description:
      'Frag den Menschen, der diese Installation von Fernwell betreibt. Deine Nachricht geht an seinen Server und, wo Mail eingerichtet ist, in sein Postfach.',
    imageText: 'Frag, wer diesen Ort betreibt',
    keywords: ['Hilfe', 'Kontakt', 'selbst betreiben', 'App fürs Wohlbefinden'],
  },
}

/** The page with the metadata of its German address, if it has one. */
export function withGermanMeta(page: WebPage): WebPage {
  const meta = GERMAN[page.path]
  return page.inGerman && meta
    ? { ...page, germanMeta: { ...meta, title: (titles as Readonly<Record<string, string>>)[page.path]! } }
    : page
}

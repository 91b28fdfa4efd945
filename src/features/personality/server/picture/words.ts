import type { ContentLanguage } from '../../scales.ts'

/** Texts of the preview of a link, where the person chose one. */
export const PREVIEW_WORDS: Readonly<Record<ContentLanguage, { title: string; titleOf: (name: string) => string; description: string }>> = {
  en: {
    title: 'How somebody sees themselves',
    titleOf: (name) => `How ${name} sees themselves`,
    description: 'A few parts of a personality questionnaire, shared with you. Nobody is a type.',
  },
  de: {
    title: 'Wie jemand sich selbst sieht',
    titleOf: (name) => `${name}: ein Blick auf sich selbst`,
    description: 'Einige Teile eines Persönlichkeitsfragebogens, mit dir geteilt. Niemand ist ein Typ.',
  },
}

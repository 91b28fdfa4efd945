import type { Tool } from '../tool.ts'

export const tool: Tool = {
  kind: 'sleep',
  why: [
    {
      en: 'After a bad night we remember the worst hours. A diary of two weeks shows what the nights are like on the whole, and whether something changes. Estimate, and do not look at the clock at night.',
      de: 'Nach einer schlechten Nacht erinnern wir uns an die schlimmsten Stunden. Ein Tagebuch über zwei Wochen zeigt, wie die Nächte insgesamt sind und ob sich etwas ändert. Schätze, und sieh nachts nicht auf die Uhr.',
    },
    {
      en: 'If you snore loudly and are tired by day, or fall asleep while driving, speak with a doctor; a diary does not help with that.',
      de: 'Wenn du laut schnarchst und tagsüber müde bist oder beim Fahren einschläfst, sprich mit einer Ärztin oder einem Arzt; dagegen hilft kein Tagebuch.',
    },
  ],
  steps: [
    {
      title: { en: 'Last night', de: 'Die letzte Nacht' },
      fields: [
        { name: 'bed', kind: 'time', label: { en: 'Into bed at', de: 'Ins Bett um' }, isNeeded: true },
        { name: 'lights', kind: 'time', label: { en: 'Tried to sleep from', de: 'Wollte schlafen ab' }, isNeeded: true },
        {
          name: 'latency',
          kind: 'number',
          label: { en: 'Until you fell asleep', de: 'Bis zum Einschlafen' },
          least: 0,
          most: 720,
          unit: { en: 'min', de: 'Min.' },
          isNeeded: true,
        },
        {
          name: 'times',
          kind: 'number',
          label: { en: 'Woke up in between', de: 'Zwischendurch aufgewacht' },
          least: 0,
          most: 50,
          unit: { en: 'times', de: 'mal' },
        },
        {
          name: 'awake',
          kind: 'number',
          label: { en: 'Awake then, altogether', de: 'Dabei wach, insgesamt' },
          least: 0,
          most: 720,
          unit: { en: 'min', de: 'Min.' },
        },
        { name: 'wake', kind: 'time', label: { en: 'Woke up for the last time at', de: 'Endgültig aufgewacht um' }, isNeeded: true },
        { name: 'up', kind: 'time', label: { en: 'Out of bed at', de: 'Aufgestanden um' }, isNeeded: true },
      ],
    },
    {
      title: { en: 'How it was', de: 'Wie sie war' },
      fields: [
        {
          name: 'quality',
          kind: 'choice',
          label: { en: 'How did you sleep?', de: 'Wie hast du geschlafen?' },
          options: [
            { value: '1', label: { en: 'very badly', de: 'sehr schlecht' } },
            { value: '2', label: { en: 'badly', de: 'schlecht' } },
            { value: '3', label: { en: 'so-so', de: 'mittel' } },
            { value: '4', label: { en: 'well', de: 'gut' } },
            { value: '5', label: { en: 'very well', de: 'sehr gut' } },
          ],
          isNeeded: true,
        },
        {
          name: 'note',
          kind: 'text',
          label: { en: 'Anything that mattered', de: 'Was eine Rolle spielte' },
          hint: { en: 'Coffee, alcohol, naps, worries, noise.', de: 'Kaffee, Alkohol, Mittagsschlaf, Sorgen, Lärm.' },
        },
      ],
    },
  ],
  example: {
    en: {
      bed: '22:45',
      lights: '23:15',
      latency: 25,
      times: 2,
      awake: 30,
      wake: '06:20',
      up: '06:45',
      quality: '3',
      note: 'Coffee at five.',
    },
    de: {
      bed: '22:45',
      lights: '23:15',
      latency: 25,
      times: 2,
      awake: 30,
      wake: '06:20',
      up: '06:45',
      quality: '3',
      note: 'Kaffee um fünf.',
    },
  },
  headline: 'quality',
  patterns: [{ kind: 'sleep' }, { kind: 'often', field: 'quality', label: { en: 'How nights were', de: 'Wie die Nächte waren' } }],
  source: 'Carney et al. (2012), The consensus sleep diary, Sleep 35, 287–302',
}

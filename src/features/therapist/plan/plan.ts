import type { Field, Step, Words } from '../form/fields.ts'

/** Each person has one plan: all devices write the same record. A conflicting version of another device is stored beside it. */
export const PLAN_ID = '00000000-0000-7000-8000-000000000001'

const name: Field & { kind: 'line' } = { name: 'name', kind: 'line', label: { en: 'Name', de: 'Name' }, isNeeded: true }
const phone: Field & { kind: 'phone' } = { name: 'phone', kind: 'phone', label: { en: 'Phone', de: 'Telefon' } }
const people = (key: string, label: Words, add: Words): Field => ({ name: key, kind: 'rows', label, of: [name, phone], add, most: 8 })

/**
 * The six steps of safety planning (Stanley & Brown, 2012, Cognitive and Behavioral Practice 19, 256–264) in our own words, in their order
 * of use.
 */
export const PLAN_STEPS: readonly Step[] = [
  {
    title: { en: '1. How I notice that it is getting hard', de: '1. Woran ich merke, dass es schwer wird' },
    about: {
      en: 'Thoughts, pictures, moods, situations or things you do that come before a crisis. One on each line.',
      de: 'Gedanken, Bilder, Stimmungen, Situationen oder Verhalten, die einer Krise vorausgehen. Eines pro Zeile.',
    },
    fields: [{ name: 'signs', kind: 'text', label: { en: 'My warning signs', de: 'Meine Warnzeichen' } }],
  },
  {
    title: { en: '2. What I can do by myself', de: '2. Was ich allein tun kann' },
    about: {
      en: 'Things that have helped for a while before, without anybody else: a walk, a shower, music, breathing.',
      de: 'Was früher schon für eine Weile geholfen hat, ohne andere: ein Spaziergang, eine Dusche, Musik, Atmen.',
    },
    fields: [{ name: 'alone', kind: 'text', label: { en: 'By myself', de: 'Allein' } }],
  },
  {
    title: { en: '3. Who and what takes my mind off it', de: '3. Wer und was mich auf andere Gedanken bringt' },
    about: {
      en: 'People you can be with, and places where you are not alone. You need not tell them how you are.',
      de: 'Menschen, mit denen du sein kannst, und Orte, an denen du nicht allein bist. Du musst dort nichts erklären.',
    },
    fields: [
      people(
        'company',
        { en: 'People and places', de: 'Menschen und Orte' },
        { en: 'Add a person or place', de: 'Person oder Ort hinzufügen' },
      ),
    ],
  },
  {
    title: { en: '4. Whom I ask for help', de: '4. Wen ich um Hilfe bitte' },
    about: {
      en: 'People to whom you can say that you are in a crisis.',
      de: 'Menschen, denen du sagen kannst, dass du in einer Krise bist.',
    },
    fields: [
      people('helpers', { en: 'People I trust', de: 'Menschen, denen ich vertraue' }, { en: 'Add a person', de: 'Person hinzufügen' }),
    ],
  },
  {
    title: { en: '5. Professionals and services', de: '5. Fachleute und Stellen' },
    about: {
      en: 'Your therapist or doctor, a clinic, a crisis service. Helplines of your country are on the same card anyway.',
      de: 'Deine Therapeutin oder dein Arzt, eine Klinik, ein Krisendienst. Hilfetelefone deines Landes stehen ohnehin auf derselben Karte.',
    },
    fields: [
      people(
        'services',
        { en: 'Whom I can call there', de: 'Wen ich dort anrufen kann' },
        { en: 'Add a service', de: 'Stelle hinzufügen' },
      ),
    ],
  },
  {
    title: { en: '6. How I make my surroundings safer', de: '6. Wie ich meine Umgebung sicherer mache' },
    about: {
      en: 'What could hurt you, and how it gets out of reach: given to somebody, locked away, not in the house. It is best done with somebody you trust.',
      de: 'Was dir gefährlich werden könnte, und wie es außer Reichweite kommt: jemandem gegeben, eingeschlossen, nicht im Haus. Am besten mit jemandem, dem du vertraust.',
    },
    fields: [
      { name: 'safer', kind: 'text', label: { en: 'Steps to make it safer', de: 'Schritte, die es sicherer machen' } },
      {
        name: 'reasons',
        kind: 'text',
        label: { en: 'What is worth living for, to me', de: 'Wofür es sich für mich zu leben lohnt' },
        hint: { en: 'If you like. It stands at the end of the plan.', de: 'Wenn du magst. Es steht am Ende des Plans.' },
      },
    ],
  },
]

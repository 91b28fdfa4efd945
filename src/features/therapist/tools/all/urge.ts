import type { Words } from '../../form/fields.ts'
import type { Tool } from '../tool.ts'

const STRENGTH: readonly [Words, Words] = [
  { en: 'no urge', de: 'kein Drang' },
  { en: 'overwhelming', de: 'überwältigend' },
]

export const tool: Tool = {
  kind: 'urge',
  why: [
    {
      en: 'An urge to drink, to smoke, to eat, to buy, to write that message rises like a wave, and it falls, mostly within half an hour, whether one gives in or not. Whoever watches it without acting learns that it passes.',
      de: 'Ein Drang zu trinken, zu rauchen, zu essen, zu kaufen, diese Nachricht zu schreiben steigt wie eine Welle und fällt wieder, meist innerhalb einer halben Stunde, ob man nachgibt oder nicht. Wer ihm zusieht, ohne zu handeln, lernt, dass er vergeht.',
    },
    {
      en: 'If it is an urge to hurt yourself, this form is not enough: open your safety plan or call somebody now. If you drink every day, do not stop all at once without a doctor.',
      de: 'Ist es ein Drang, dir etwas anzutun, genügt dieses Formular nicht: Öffne deinen Sicherheitsplan oder ruf jetzt jemanden an. Wenn du täglich trinkst, hör nicht ohne ärztliche Hilfe von einem Tag auf den anderen auf.',
    },
  ],
  steps: [
    {
      title: { en: 'The urge', de: 'Der Drang' },
      fields: [
        { name: 'urge', kind: 'line', label: { en: 'An urge to', de: 'Ein Drang zu' }, isNeeded: true },
        { name: 'trigger', kind: 'line', label: { en: 'What came before', de: 'Was vorher war' } },
        {
          name: 'before',
          kind: 'rating',
          label: { en: 'How strong is it now?', de: 'Wie stark ist er jetzt?' },
          ends: STRENGTH,
          isNeeded: true,
        },
      ],
    },
    {
      title: { en: 'Watch it', de: 'Sieh ihm zu' },
      about: {
        en: 'Where in the body is it? How large, how warm, does it move? Breathe out slowly, and let it be there. Put the phone down for a few minutes if you like; your draft stays.',
        de: 'Wo im Körper sitzt er? Wie groß, wie warm, bewegt er sich? Atme langsam aus und lass ihn da sein. Leg das Telefon für ein paar Minuten weg, wenn du magst; dein Entwurf bleibt.',
      },
      fields: [{ name: 'body', kind: 'text', label: { en: 'What you notice', de: 'Was du bemerkst' } }],
    },
    {
      title: { en: 'Afterwards', de: 'Danach' },
      fields: [
        {
          name: 'after',
          kind: 'rating',
          label: { en: 'How strong is it now?', de: 'Wie stark ist er jetzt?' },
          ends: STRENGTH,
          isNeeded: true,
        },
        {
          name: 'minutes',
          kind: 'number',
          label: { en: 'It took about', de: 'Es dauerte etwa' },
          least: 0,
          most: 600,
          unit: { en: 'min', de: 'Min.' },
        },
        {
          name: 'acted',
          kind: 'choice',
          label: { en: 'Did you act on it?', de: 'Hast du ihm nachgegeben?' },
          options: [
            { value: 'no', label: { en: 'no', de: 'nein' } },
            { value: 'less', label: { en: 'less than I would have', de: 'weniger als sonst' } },
            { value: 'yes', label: { en: 'yes', de: 'ja' } },
          ],
        },
        { name: 'helped', kind: 'line', label: { en: 'What helped', de: 'Was geholfen hat' } },
      ],
    },
  ],
  example: {
    en: {
      urge: 'open a bottle of wine',
      trigger: 'The call with my brother',
      before: 80,
      body: 'Pressure behind the breastbone, warm, comes in pulses.',
      after: 35,
      minutes: 18,
      acted: 'no',
      helped: 'Washing up, the window open',
    },
    de: {
      urge: 'eine Flasche Wein zu öffnen',
      trigger: 'Das Telefonat mit meinem Bruder',
      before: 80,
      body: 'Druck hinter dem Brustbein, warm, in Wellen.',
      after: 35,
      minutes: 18,
      acted: 'no',
      helped: 'Abwaschen, das Fenster offen',
    },
  },
  headline: 'urge',
  patterns: [
    { kind: 'change', from: 'before', to: 'after', label: { en: 'Strength of the urge', de: 'Stärke des Drangs' } },
    { kind: 'often', field: 'acted', label: { en: 'Acted on it', de: 'Nachgegeben' } },
  ],
  source: 'Bowen & Marlatt (2009), Psychology of Addictive Behaviors 23, 666–671',
}

import type { Option, Words } from '../../form/fields.ts'
import type { Tool } from '../tool.ts'

const STRONG: readonly [Words, Words] = [
  { en: 'not at all', de: 'gar nicht' },
  { en: 'as strong as it can be', de: 'so stark wie möglich' },
]

const DISTORTIONS: readonly Option[] = [
  {
    value: 'black-white',
    label: { en: 'All or nothing', de: 'Alles oder nichts' },
    hint: {
      en: 'It is perfect, or it is a failure; nothing lies between.',
      de: 'Es ist perfekt oder gescheitert; dazwischen gibt es nichts.',
    },
  },
  {
    value: 'always',
    label: { en: 'Always and never', de: 'Immer und nie' },
    hint: { en: 'One event becomes a rule for everything.', de: 'Aus einem Ereignis wird eine Regel für alles.' },
  },
  {
    value: 'filter',
    label: { en: 'Only the bad part', de: 'Nur das Schlechte' },
    hint: { en: 'One detail fills the picture, the rest is not seen.', de: 'Eine Einzelheit füllt das Bild, der Rest bleibt ungesehen.' },
  },
  {
    value: 'discount',
    label: { en: 'The good does not count', de: 'Das Gute zählt nicht' },
    hint: { en: 'Praise was politeness, success was luck.', de: 'Lob war Höflichkeit, Erfolg war Glück.' },
  },
  {
    value: 'mind-reading',
    label: { en: 'Reading minds', de: 'Gedanken lesen' },
    hint: { en: 'You know what others think of you, without asking.', de: 'Du weißt, was andere von dir denken, ohne zu fragen.' },
  },
  {
    value: 'fortune',
    label: { en: 'Foreseeing the worst', de: 'Das Schlimmste voraussehen' },
    hint: { en: 'It will go wrong, and it will be unbearable.', de: 'Es wird schiefgehen, und es wird unerträglich.' },
  },
  {
    value: 'feelings',
    label: { en: 'Feelings as facts', de: 'Gefühle als Tatsachen' },
    hint: { en: 'I feel guilty, so I am.', de: 'Ich fühle mich schuldig, also bin ich es.' },
  },
  {
    value: 'should',
    label: { en: 'Should and must', de: 'Müssen und sollen' },
    hint: { en: 'Rules that you would set for nobody else.', de: 'Regeln, die du niemand anderem setzen würdest.' },
  },
  {
    value: 'label',
    label: { en: 'Labels', de: 'Etiketten' },
    hint: { en: 'I am a loser, in place of: that went wrong.', de: 'Ich bin ein Versager, statt: das ging schief.' },
  },
  {
    value: 'blame',
    label: { en: 'All of it my fault', de: 'Alles meine Schuld' },
    hint: { en: 'You answer for what was not in your hands.', de: 'Du stehst für etwas ein, das nicht in deiner Hand lag.' },
  },
]

export const tool: Tool = {
  kind: 'thought',
  why: [
    {
      en: 'What we feel follows less from what happens than from what we think about it, and such thoughts come by themselves. On paper they can be looked at like a claim that somebody makes: what speaks for it, what against, and how else could one see it?',
      de: 'Was wir fühlen, folgt weniger aus dem, was geschieht, als aus dem, was wir darüber denken, und solche Gedanken kommen von selbst. Auf dem Papier lassen sie sich ansehen wie eine Behauptung: Was spricht dafür, was dagegen, und wie ließe es sich noch sehen?',
    },
    {
      en: 'The aim is not to think positively. It is a thought that fits the facts better, and that you can believe.',
      de: 'Es geht nicht darum, positiv zu denken. Es geht um einen Gedanken, der besser zu den Tatsachen passt und den du glauben kannst.',
    },
  ],
  steps: [
    {
      title: { en: 'What happened', de: 'Was geschah' },
      about: {
        en: 'Where, when, with whom: as a camera would have seen it.',
        de: 'Wo, wann, mit wem: so, wie eine Kamera es gesehen hätte.',
      },
      fields: [{ name: 'situation', kind: 'text', label: { en: 'Situation', de: 'Situation' }, isNeeded: true }],
    },
    {
      title: { en: 'The thought', de: 'Der Gedanke' },
      about: {
        en: 'What went through your mind? If there were several, take the one that hurts most.',
        de: 'Was ging dir durch den Kopf? Bei mehreren nimm den, der am meisten schmerzt.',
      },
      fields: [{ name: 'thought', kind: 'text', label: { en: 'Thought', de: 'Gedanke' }, isNeeded: true }],
    },
    {
      title: { en: 'The feeling', de: 'Das Gefühl' },
      about: { en: 'One word is enough: sad, anxious, ashamed, angry.', de: 'Ein Wort genügt: traurig, ängstlich, beschämt, wütend.' },
      fields: [
        { name: 'feeling', kind: 'line', label: { en: 'Feeling', de: 'Gefühl' }, isNeeded: true },
        { name: 'before', kind: 'rating', label: { en: 'How strong was it?', de: 'Wie stark war es?' }, ends: STRONG, isNeeded: true },
      ],
    },
    {
      title: { en: 'Traps that thoughts fall into', de: 'Fallen, in die Gedanken tappen' },
      about: {
        en: 'Everybody knows them. Choose those that fit; none may be right, too.',
        de: 'Alle kennen sie. Wähle, was passt; auch keine kann richtig sein.',
      },
      fields: [
        {
          name: 'distortions',
          kind: 'choices',
          label: { en: 'Which ones are in this thought?', de: 'Welche stecken in diesem Gedanken?' },
          options: DISTORTIONS,
        },
      ],
    },
    {
      title: { en: 'For and against', de: 'Dafür und dagegen' },
      about: { en: 'Only what you would tell a judge as a fact.', de: 'Nur, was du vor Gericht als Tatsache sagen würdest.' },
      fields: [
        { name: 'for', kind: 'text', label: { en: 'What speaks for the thought', de: 'Was für den Gedanken spricht' } },
        { name: 'against', kind: 'text', label: { en: 'What speaks against it', de: 'Was dagegen spricht' } },
      ],
    },
    {
      title: { en: 'Another view', de: 'Eine andere Sicht' },
      about: {
        en: 'What would you say to a friend who thinks this? What fits both columns?',
        de: 'Was würdest du einer Freundin sagen, die so denkt? Was passt zu beiden Spalten?',
      },
      fields: [{ name: 'view', kind: 'text', label: { en: 'Another view', de: 'Andere Sicht' }, isNeeded: true }],
    },
    {
      title: { en: 'The feeling again', de: 'Noch einmal das Gefühl' },
      about: { en: 'It need not be gone. Ten points less is much.', de: 'Es muss nicht weg sein. Zehn Punkte weniger sind viel.' },
      fields: [
        {
          name: 'after',
          kind: 'rating',
          label: { en: 'How strong is it now?', de: 'Wie stark ist es jetzt?' },
          ends: STRONG,
          isNeeded: true,
        },
      ],
    },
  ],
  example: {
    en: {
      situation: 'Monday, 10:15. My manager walked past without a greeting.',
      thought: 'She is dissatisfied with me. I will lose the job.',
      feeling: 'Anxious',
      before: 75,
      distortions: ['mind-reading', 'fortune'],
      for: 'The report was a day late.',
      against: 'She greeted nobody on the floor. On Friday she thanked me. She had a call at 10:15.',
      view: 'She was in a hurry. I do not know what she thinks, and I can ask about the report.',
      after: 40,
    },
    de: {
      situation: 'Montag, 10:15 Uhr. Meine Chefin ging ohne Gruß vorbei.',
      thought: 'Sie ist unzufrieden mit mir. Ich werde die Stelle verlieren.',
      feeling: 'Ängstlich',
      before: 75,
      distortions: ['mind-reading', 'fortune'],
      for: 'Der Bericht kam einen Tag zu spät.',
      against: 'Sie hat niemanden auf dem Flur gegrüßt. Am Freitag hat sie sich bedankt. Sie hatte um 10:15 Uhr einen Anruf.',
      view: 'Sie war in Eile. Ich weiß nicht, was sie denkt, und kann nach dem Bericht fragen.',
      after: 40,
    },
  },
  headline: 'thought',
  patterns: [
    { kind: 'change', from: 'before', to: 'after', label: { en: 'Strength of the feeling', de: 'Stärke des Gefühls' } },
    { kind: 'often', field: 'distortions', label: { en: 'Traps chosen most', de: 'Am häufigsten gewählte Fallen' } },
  ],
  source: 'Beck, Rush, Shaw & Emery (1979), Cognitive Therapy of Depression; Greenberger & Padesky (2015), Mind Over Mood',
}

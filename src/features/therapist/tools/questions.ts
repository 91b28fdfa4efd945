import type { Words } from '../form/fields.ts'
import type { ToolKind } from '../kinds.ts'

/** The question of a conversation for each field of a new record, by the name of the field. */
export const QUESTIONS: Readonly<Record<ToolKind, Readonly<Record<string, Words>>>> = {
  thought: {
    situation: {
      en: 'What happened?',
      de: 'Was ist passiert?',
    },
    thought: { en: 'What went through your mind just then?', de: 'Was ging dir in dem Moment durch den Kopf?' },
    feeling: { en: 'What did you feel? One word is enough.', de: 'Was hast du gefühlt? Ein Wort genügt.' },
    before: { en: 'How strong was that feeling?', de: 'Wie stark war dieses Gefühl?' },
    distortions: {
      en: 'Do any of these patterns fit the thought? None may fit, too.',
      de: 'Passt eines dieser Muster zu dem Gedanken? Vielleicht auch keines.',
    },
    for: { en: 'Which facts speak for the thought?', de: 'Welche Tatsachen sprechen für den Gedanken?' },
    against: { en: 'Which facts speak against it?', de: 'Welche Tatsachen sprechen dagegen?' },
    view: {
      en: 'How else could it be seen? What would you say to a friend who thinks this?',
      de: 'Wie ließe es sich noch sehen? Was würdest du einer Freundin sagen, die so denkt?',
    },
    after: { en: 'How strong is the feeling now?', de: 'Wie stark ist das Gefühl jetzt?' },
  },
  activity: {
    what: {
      en: 'Which one thing would you like to do, small enough that it will happen?',
      de: 'Was möchtest du tun, so klein, dass es gelingt?',
    },
    sort: { en: 'Is it pleasant, needed, or both?', de: 'Ist es angenehm, nötig oder beides?' },
    planned: { en: 'On which day?', de: 'An welchem Tag?' },
    time: { en: 'At what time?', de: 'Um welche Uhrzeit?' },
    hurdle: { en: 'What could get in the way, and what will you do then?', de: 'Was könnte dazwischenkommen, und was machst du dann?' },
  },
  worry: {
    time: { en: 'When does your worry time begin today?', de: 'Wann beginnt deine Sorgenzeit heute?' },
    place: { en: 'Where will you sit for it?', de: 'Wo setzt du dich dafür hin?' },
    worries: {
      en: 'Which worries came up today? For each: can you do something about it?',
      de: 'Welche Sorgen kamen heute auf? Kannst du jeweils etwas tun?',
    },
    before: { en: 'How much did they weigh on you during the day?', de: 'Wie schwer lagen sie dir tagsüber auf der Seele?' },
    after: { en: 'And how much now?', de: 'Und wie schwer jetzt?' },
  },
  exposure: {
    fear: { en: 'What do you avoid?', de: 'Was meidest du?' },
    expected: { en: 'What do you expect to happen if you did not?', de: 'Was, erwartest du, geschieht, wenn du es nicht tust?' },
    aim: { en: 'What would be possible again?', de: 'Was wäre wieder möglich?' },
    rungs: {
      en: 'Which steps lead there, from the easiest to the hardest?',
      de: 'Welche Stufen führen dorthin, von der leichtesten zur schwersten?',
    },
  },
  problem: {
    problem: { en: 'What is the problem, as concretely as you can say it?', de: 'Was ist das Problem, so konkret wie möglich?' },
    goal: { en: 'What would be better if it were solved?', de: 'Was wäre besser, wenn es gelöst wäre?' },
    ideas: {
      en: 'Which ideas do you have? Silly ones count. What speaks for each, what against?',
      de: 'Welche Ideen hast du? Auch alberne zählen. Was spricht jeweils dafür, was dagegen?',
    },
    choice: { en: 'Which one will you try, and why?', de: 'Welche probierst du aus, und warum?' },
    step: { en: 'What is the first step?', de: 'Was ist der erste Schritt?' },
    planned: { en: 'On which day will you take it?', de: 'An welchem Tag gehst du ihn?' },
  },
  sleep: {
    bed: { en: 'When did you go to bed?', de: 'Wann bist du ins Bett gegangen?' },
    lights: { en: 'When did you begin to try to sleep?', de: 'Ab wann wolltest du schlafen?' },
    latency: { en: 'How long did it take you to fall asleep, roughly?', de: 'Wie lange hast du ungefähr bis zum Einschlafen gebraucht?' },
    times: { en: 'How often did you wake up in between?', de: 'Wie oft bist du zwischendurch aufgewacht?' },
    awake: { en: 'How long were you awake then, altogether?', de: 'Wie lange warst du dabei insgesamt wach?' },
    wake: { en: 'When did you wake up for the last time?', de: 'Wann bist du endgültig aufgewacht?' },
    up: { en: 'When did you get up?', de: 'Wann bist du aufgestanden?' },
    quality: { en: 'How did you sleep?', de: 'Wie hast du geschlafen?' },
    note: {
      en: 'Did anything play a part: coffee, alcohol, a nap, worries, noise?',
      de: 'Hat etwas eine Rolle gespielt: Kaffee, Alkohol, Mittagsschlaf, Sorgen, Lärm?',
    },
  },
  values: {
    areas: {
      en: 'Which areas of life matter to you, and how do you want to be in them?',
      de: 'Welche Bereiche sind dir wichtig, und wie möchtest du darin sein?',
    },
    step: { en: 'Which small step would fit one of them?', de: 'Welcher kleine Schritt würde zu einem davon passen?' },
    planned: { en: 'On which day?', de: 'An welchem Tag?' },
  },
  letter: {
    what: { en: 'What weighs on you? What happened, or what is?', de: 'Was belastet dich? Was ist geschehen, oder was ist?' },
    feel: { en: 'What do you feel about it?', de: 'Was fühlst du dabei?' },
    others: { en: 'How do other people know something like it?', de: 'Woher kennen andere Menschen Ähnliches?' },
    letter: { en: 'What would a kind friend write to you about it?', de: 'Was würde dir ein wohlwollender Mensch dazu schreiben?' },
    keep: { en: 'Which sentence do you take along?', de: 'Welchen Satz nimmst du mit?' },
  },
  urge: {
    urge: { en: 'What is the urge to do?', de: 'Wozu drängt es dich?' },
    trigger: { en: 'What came just before it?', de: 'Was war kurz davor?' },
    before: { en: 'How strong is it now?', de: 'Wie stark ist der Drang jetzt?' },
    body: {
      en: 'Where in the body is it, and what does it do while you watch it?',
      de: 'Wo im Körper sitzt er, und was tut er, während du ihm zusiehst?',
    },
    after: { en: 'How strong is it after a while?', de: 'Wie stark ist er nach einer Weile?' },
    minutes: { en: 'About how long did it last?', de: 'Wie lange hat er ungefähr gedauert?' },
    acted: { en: 'Did you act on it?', de: 'Hast du ihm nachgegeben?' },
    helped: { en: 'Did anything help?', de: 'Hat etwas geholfen?' },
  },
}

import type { Talk } from '../core/talk.ts'

export default {
  start: 'loop',
  nodes: {
    loop: {
      say: {
        en: 'A thought goes in circles when it looks for an exit. Write it down once, just as it goes.',
        de: 'Ein Gedanke kreist, wenn er einen Ausgang sucht. Schreib ihn einmal auf, genau so, wie er läuft.',
      },
      write: 'kind',
      example: { en: 'What if they …', de: 'Was, wenn sie …' },
    },
    kind: {
      say: { en: 'Is there anything about it that you can do?', de: 'Kannst du daran etwas tun?' },
      choices: [
        { to: 'do', en: 'Yes, today', de: 'Ja, heute' },
        { to: 'later', en: 'Yes, but not now', de: 'Ja, aber nicht jetzt' },
        { to: 'cannot', en: 'No', de: 'Nein' },
        { to: 'unsure', en: 'I don’t know', de: 'Ich weiß nicht' },
      ],
    },
    do: {
      say: {
        en: 'What is the smallest piece of it, one that takes ten minutes?',
        de: 'Was ist das kleinste Stück davon, eins von zehn Minuten?',
      },
      write: 'go',
      example: { en: 'Find the letter. Write the first line.', de: 'Den Brief suchen. Die erste Zeile schreiben.' },
    },
    later: {
      say: {
        en: 'Give it an appointment: a day, a time. A worry with an appointment is quieter. When?',
        de: 'Gib ihm einen Termin: Tag und Uhrzeit. Eine Sorge mit Termin ist leiser. Wann?',
      },
      write: 'now',
      example: { en: 'Tomorrow, five o’clock, quarter of an hour.', de: 'Morgen um fünf, eine Viertelstunde.' },
    },
    cannot: {
      say: {
        en: 'Then thinking about it is watching over something that can’t be watched over. What would you do now if the matter were settled?',
        de: 'Dann ist das Grübeln ein Aufpassen auf etwas, auf das man nicht aufpassen kann. Was würdest du jetzt tun, wenn die Sache erledigt wäre?',
      },
      write: 'now',
      example: { en: 'Cook. Ring my sister. Go out.', de: 'Kochen. Meine Schwester anrufen. Rausgehen.' },
    },
    unsure: {
      say: {
        en: 'Ask it a sober question: how likely is it, and what would you do if it came?',
        de: 'Stell ihm eine nüchterne Frage: Wie wahrscheinlich ist es, und was tätest du, wenn es käme?',
      },
      write: 'now',
      example: { en: 'Perhaps one in ten. Then I would …', de: 'Vielleicht eins zu zehn. Dann würde ich …' },
    },
    go: {
      say: { en: 'Then set off before the thought has its next lap.', de: 'Dann los, bevor der Gedanke zur nächsten Runde ansetzt.' },
      actions: [{ do: 'write' }, { do: 'track', track: 'one-thing' }, { do: 'go', place: 'reminders' }],
    },
    now: {
      say: {
        en: 'The head follows the body, not the other way round. Give it something to hold on to.',
        de: 'Der Kopf folgt dem Körper, nicht umgekehrt. Gib ihm etwas zum Festhalten.',
      },
      actions: [{ do: 'track', track: 'five-senses' }, { do: 'breathe' }, { do: 'game', game: 'object-tracking' }, { do: 'write' }],
    },
  },
} satisfies Talk

import type { Template } from './template.ts'

const language = 'de'

/** Zum Anfangen: jede hat Stellen für eigene Worte. */
export const templates: readonly Template[] = [
  {
    id: 'safe-place',
    language,
    title: 'Ein Ort, an dem niemand etwas will',
    description: 'Du gehst an einen Ort, den du kennst, und siehst dich um.',
    categories: ['calm'],
    slots: [
      { id: 'place', label: 'Ein Ort, den du kennst', example: 'die Bank am Wasser' },
      { id: 'sound', label: 'Dort zu hören', example: 'kleine Wellen' },
      { id: 'thing', label: 'Dort zu berühren', example: 'warmes Holz' },
    ],
    script: `[Klang Wellen 0,25]
[Glocke tief]
Setz dich so, dass dich nichts halten muss. Lass den nächsten Atem von selbst kommen.
[Pause 15s]
Denk an {place}. Nicht an den Weg dorthin, nur daran, dass du jetzt da bist. Sieh nach links, sieh nach rechts. Hör hin: {sound}.
[Pause 20s]
Streck die Hand aus: {thing}. Niemand braucht dich hier. Nichts muss fertig werden.
[Pause 40s]
Spür deine Füße und die Luft im Gesicht. Öffne die Augen, wann du magst.
[Glocke tief]
[Klang aus]`,
  },
  {
    id: 'evening-breath',
    language,
    title: 'Lange Atemzüge vor dem Schlafen',
    description: 'Sechs langsame Atemzüge mit einem Ton, dann nichts mehr.',
    categories: ['sleep', 'breath'],
    slots: [{ id: 'day', label: 'Der Tag in zwei Worten', example: 'lang und laut' }],
    script: `[Klang Regen 0,25]
Leg dich so hin, wie du schlafen willst. Der Tag war {day}. Er ist vorbei. Atme mit dem Ton.
[Atem 4-7-8 x6]
Lass den Atem jetzt gehen, wie er will. Deine Stirn ist schwer, deine Hände sind schwer, und das Bett hält dich. Gute Nacht.
[Pause 60s]
[Klang aus]`,
  },
  {
    id: 'kindness',
    language,
    title: 'Gute Wünsche für jemanden',
    description: 'Erst für dich, dann für einen anderen Menschen.',
    categories: ['kindness'],
    slots: [
      { id: 'person', label: 'Jemand, an den du denkst', example: 'jemanden, den du magst' },
      { id: 'wish', label: 'Dein Wunsch', example: 'einen stillen Abend' },
    ],
    script: `[Klang Klangfläche 0,2]
[Glocke]
Leg eine Hand dorthin, wo du dein Herz spürst. Sag es zuerst zu dir: Möge ich es leicht haben. Möge ich freundlich sein zu allem, was mir schwerfällt.
[Pause 20s]
Denk nun an {person}. Ich wünsche dir, dass du es leicht hast. Ich wünsche dir {wish}.
[Pause 25s]
Du musst nichts dabei fühlen. Wünschen genügt.
[Glocke]
[Pause 5s]
[Klang aus]`,
  },
  {
    id: 'body-scan',
    language,
    title: 'Von den Füßen hinauf',
    description: 'Ein langsamer Gang durch den Körper.',
    categories: ['body', 'calm'],
    slots: [{ id: 'sore', label: 'Heute eng', example: 'deinen Schultern' }],
    script: `[Klang braun 0,15]
[Glocke tief]
Leg dich hin oder setz dich. Geh zu deinen Füßen: Welcher ist wärmer? Geh zu den Knien. Sie haben dich getragen.
[Pause 25s]
Geh zum Bauch und lass ihn rund und weich sein. Öffne die Hände ein wenig.
[Pause 25s]
Geh zu {sore}. Du musst dort nichts ändern. Atme, als ginge der Atem dorthin.
[Pause 30s]
Lass den Kiefer los, und die Stirn. Und nun alles auf einmal, von den Füßen bis zum Haar.
[Pause 30s]
[Glocke tief]
[Klang aus]`,
  },
  {
    id: 'three-things',
    language,
    title: 'Drei Dinge, die gut waren',
    description: 'Kleine zählen.',
    categories: ['gratitude', 'evening'],
    slots: [
      { id: 'first', label: 'Etwas Kleines', example: 'der erste Schluck von etwas Warmem' },
      { id: 'second', label: 'Von jemand anderem', example: 'jemand, der die Tür aufhielt' },
      { id: 'third', label: 'Von dir', example: 'dass du weitergemacht hast' },
    ],
    script: `[Klang Feuer 0,3]
Lass den Tag noch einmal vorbeikommen. Da war das: {first}. Sieh es noch einmal an, als hättest du Zeit.
[Pause 25s]
Und das: {second}.
[Pause 25s]
Und das: {third}. Das warst du. Behalt eines davon für die Nacht.
[Glocke]
[Pause 5s]
[Klang aus]`,
  },
  {
    id: 'hard-talk',
    language,
    title: 'Vor einem schweren Gespräch',
    description: 'Vier Minuten, um erst selbst fest zu stehen.',
    categories: ['courage', 'breath'],
    slots: [{ id: 'sentence', label: 'Der eine Satz, den du sagen willst', example: 'Ich möchte, dass wir einen Weg finden' }],
    script: `[Glocke]
Stell dich hin, wenn du kannst, beide Füße am Boden. Atme gleichmäßig mit dem Ton.
[Atem 4-4-4-4 x5]
Du musst nicht gewinnen. Eines willst du sagen: {sentence}. Sag es langsam zu dir selbst.
[Pause 20s]
Wenn es laut wird, kannst du innehalten und ausatmen. Das nimmt dir niemand. Lass die Schultern sinken, und geh, wenn du so weit bist.
[Glocke hoch]`,
  },
  {
    id: 'after-work',
    language,
    title: 'Feierabend',
    description: 'Leg die Arbeit an der Tür ab.',
    categories: ['evening', 'calm'],
    slots: [
      { id: 'left', label: 'Noch nicht fertig', example: 'der Stapel auf dem Tisch' },
      { id: 'next', label: 'Kommt jetzt', example: 'das Abendessen' },
    ],
    script: `[Klang Bach 0,25]
[Glocke tief]
Du bist nicht mehr dort. Atme länger aus als ein.
[Pause 15s]
Noch nicht fertig: {left}. Es wartet. Stell es ins Regal, du weißt ja, wo es steht.
[Pause 20s]
Schüttle die Hände aus. Jetzt kommt {next}, und nur das.
[Pause 15s]
[Glocke tief]
[Klang aus]`,
  },
  {
    id: 'silence',
    language,
    title: 'Zehn Minuten sitzen',
    description: 'Kaum ein Wort, ab und zu eine Glocke.',
    categories: ['focus'],
    slots: [{ id: 'anchor', label: 'Dorthin kommst du zurück', example: 'zum Atem an deiner Nase' }],
    script: `[Glocke tief]
Sitz aufrecht, und lass weich werden, was nicht halten muss. Komm {anchor} zurück, sooft du merkst, dass du fort warst.
[Pause 180s]
[Glocke]
[Pause 180s]
[Glocke]
[Pause 180s]
[Glocke tief]`,
  },
  {
    id: 'walking',
    language,
    title: 'Langsam gehen',
    description: 'Für einen Weg, den du kennst.',
    categories: ['walking', 'focus'],
    slots: [{ id: 'way', label: 'Dein Weg', example: 'die Straße hinunter' }],
    script: `[Klang Vögel 0,2]
Du gehst {way}, und es eilt nicht. Spür, wie die Ferse aufkommt und dann die Zehen.
[Pause 30s]
Geh etwas langsamer als sonst. Such etwas Grünes. Such etwas, das sich bewegt.
[Pause 40s]
Hör auf das Fernste, und dann auf deine eigenen Schritte.
[Pause 40s]
Bleib kurz stehen, wenn es geht, und sieh hinauf.
[Glocke]
[Pause 10s]
[Klang aus]`,
  },
  {
    id: 'worry',
    language,
    title: 'Eine Sorge, und wohin damit',
    description: 'Du siehst sie einmal von allen Seiten an und stellst sie ab.',
    categories: ['calm', 'courage'],
    slots: [
      { id: 'worry', label: 'Deine Sorge', example: 'der morgige Tag' },
      { id: 'step', label: 'Etwas Kleines, das du tun kannst', example: 'es aufschreiben' },
    ],
    script: `[Klang Wind 0,2]
[Glocke]
Atme aus, als würdest du auf heißen Tee blasen. Etwas macht dir Sorgen: {worry}. Wo im Körper sitzt das?
[Pause 20s]
Wie groß ist es wirklich? So groß wie eine Hand, oder wie ein Zimmer?
[Pause 20s]
Vielleicht kannst du heute das: {step}. Der Rest ist Wetter.
[Pause 25s]
Stell sie neben dich, wo du sie siehst. Atme noch einmal lang aus.
[Glocke]
[Klang aus]`,
  },
  {
    id: 'grief',
    language,
    title: 'Für jemanden, der fehlt',
    description: 'Zeit miteinander, und ein Weg zurück.',
    categories: ['grief'],
    slots: [
      { id: 'name', label: 'Wer dir fehlt', example: 'Dieser Mensch' },
      { id: 'memory', label: 'Eine Erinnerung', example: 'das Lachen' },
    ],
    script: `[Klang Nacht 0,25]
[Glocke tief]
{name} fehlt dir. Du musst eine Weile nichts dagegen tun. Atme, wie es kommt.
[Pause 25s]
Erinnere dich: {memory}. Lass es so deutlich sein, wie es will.
[Pause 40s]
Wenn du etwas sagen möchtest, sag es jetzt, ohne Stimme.
[Pause 40s]
Spür, was dich hält: der Stuhl, der Boden, das Haus. Du kannst hierher zurückkommen.
[Glocke tief]
[Pause 5s]
[Klang aus]`,
  },
  {
    id: 'morning',
    language,
    title: 'Vor der ersten Nachricht',
    description: 'Drei Minuten, die dir gehören.',
    categories: ['morning', 'breath'],
    slots: [
      { id: 'word', label: 'Ein Wort für heute', example: 'langsam' },
      { id: 'good', label: 'Vorfreude', example: 'das Licht draußen' },
    ],
    script: `[Klang Vögel 0,25]
[Glocke hoch]
Guten Morgen. Noch will niemand etwas von dir. Atme mit dem Ton.
[Atem 5,5-5,5 x5]
Roll die Schultern, gähn, wenn dir danach ist. Heute gibt es {good}. Ein Wort für den Tag: {word}.
[Pause 10s]
[Glocke hoch]
[Klang aus]`,
  },
]

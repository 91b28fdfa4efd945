import type { Programme } from '../programme.ts'

export const programme: Programme = {
  id: 'sleep',
  caution: {
    en: 'Do not shorten your time in bed without a doctor if you have epilepsy, bipolar illness, seizures or psychoses, are pregnant, walk in your sleep, or drive or run machines for a living. Loud snoring with tired days, restless legs and falling asleep while driving belong to a doctor first. Never change sleeping tablets on your own.',
    de: 'Verkürze die Zeit im Bett nicht ohne ärztlichen Rat bei Epilepsie, bipolarer Erkrankung, Krampfanfällen oder Psychosen, in der Schwangerschaft, beim Schlafwandeln, oder wenn du beruflich fährst oder Maschinen bedienst. Lautes Schnarchen mit müden Tagen, unruhige Beine und Einschlafen am Steuer gehören zuerst in eine Praxis. Ändere Schlafmittel nie allein.',
  },
  days: [
    {
      title: { en: 'How sleep works', de: 'Wie Schlaf funktioniert' },
      read: {
        en: 'Two things bring sleep: pressure, which grows with every hour awake, and the inner clock, which says when. Effort brings none: whoever wants to sleep is awake. So these two weeks work on pressure and clock, and leave sleep itself alone.',
        de: 'Zweierlei bringt Schlaf: der Druck, der mit jeder wachen Stunde wächst, und die innere Uhr, die sagt, wann. Mühe bringt keinen: Wer schlafen will, ist wach. Deshalb arbeiten diese zwei Wochen an Druck und Uhr und lassen den Schlaf in Ruhe.',
      },
      exercise: {
        en: 'Begin the sleep diary with last night. Estimate.',
        de: 'Beginne das Schlaftagebuch mit der letzten Nacht. Schätze.',
      },
      tool: 'sleep',
      practice: { en: 'Turn the clock in the bedroom to the wall.', de: 'Dreh die Uhr im Schlafzimmer zur Wand.' },
    },
    {
      title: { en: 'One time to get up', de: 'Eine Aufstehzeit' },
      read: {
        en: 'The strongest lever is the morning: get up at the same time on every day, after bad nights and at weekends as well. It holds the clock, and builds up pressure for the evening.',
        de: 'Der stärkste Hebel ist der Morgen: jeden Tag zur selben Zeit aufstehen, auch nach schlechten Nächten und am Wochenende. Das hält die Uhr und baut Druck für den Abend auf.',
      },
      exercise: {
        en: 'Choose a time to get up that fits on all seven days. Set the alarm for two weeks.',
        de: 'Wähle eine Aufstehzeit, die an allen sieben Tagen passt. Stell den Wecker für zwei Wochen.',
      },
      practice: {
        en: 'After getting up, go to the brightest place there is for ten minutes.',
        de: 'Geh nach dem Aufstehen für zehn Minuten an den hellsten Ort.',
      },
    },
    {
      title: { en: 'The bed is for sleep', de: 'Das Bett ist zum Schlafen da' },
      read: {
        en: 'Whoever lies awake for hours teaches the body that bed means being awake. To turn it round: bed only when sleepy, and for nothing but sleep and love. Phone, series, worries and work have another place.',
        de: 'Wer stundenlang wach liegt, lehrt den Körper: Bett heißt Wachsein. Umgekehrt geht es so: ins Bett nur, wenn du schläfrig bist, und für nichts außer Schlaf und Liebe. Telefon, Serien, Sorgen und Arbeit haben einen anderen Ort.',
      },
      exercise: {
        en: 'Write what you do in bed besides sleeping, and where each of it will be from now on.',
        de: 'Schreib auf, was du außer Schlafen im Bett tust, und wo jedes ab jetzt sein wird.',
      },
      practice: { en: 'Charge the phone outside the bedroom tonight.', de: 'Lade das Telefon heute Nacht außerhalb des Schlafzimmers.' },
    },
    {
      title: { en: 'Awake? Get up', de: 'Wach? Steh auf' },
      read: {
        en: 'If sleep does not come for what feels like a quarter of an hour, get up. Sit in dim light with something dull and pleasant, and go back when sleepy. It is tiresome for some nights, and it is among the best supported steps there are.',
        de: 'Wenn der Schlaf gefühlt eine Viertelstunde nicht kommt, steh auf. Setz dich bei wenig Licht zu etwas Ruhigem, leicht Langweiligem, und geh zurück, wenn du schläfrig bist. Einige Nächte ist das mühsam, und es gehört zu den am besten belegten Schritten.',
      },
      exercise: {
        en: 'Prepare a place for the night: a chair, a blanket, a lamp, a book that you know.',
        de: 'Bereite einen Platz für die Nacht vor: Stuhl, Decke, Lampe, ein Buch, das du kennst.',
      },
      practice: {
        en: 'Decide now that you will get up tonight if need be.',
        de: 'Entscheide jetzt, dass du heute Nacht aufstehst, wenn es nötig ist.',
      },
    },
    {
      title: { en: 'Coffee, wine, naps', de: 'Kaffee, Wein, Mittagsschlaf' },
      read: {
        en: 'Half of the caffeine is still there after about five hours, in some after many more. Alcohol brings sleep and then breaks it up in the second half. A long nap spends the pressure of the evening; up to twenty minutes before three is harmless.',
        de: 'Nach etwa fünf Stunden ist noch die Hälfte des Koffeins da, bei manchen viel länger. Alkohol bringt Schlaf und zerreißt ihn in der zweiten Hälfte. Ein langer Mittagsschlaf verbraucht den Druck des Abends; bis zwanzig Minuten vor drei Uhr sind harmlos.',
      },
      exercise: {
        en: 'Note in the diary when you had caffeine, alcohol and naps.',
        de: 'Notiere im Tagebuch, wann Koffein, Alkohol und Nickerchen waren.',
      },
      tool: 'sleep',
      practice: { en: 'No caffeine after noon today.', de: 'Heute kein Koffein nach Mittag.' },
    },
    {
      title: { en: 'The last hour', de: 'Die letzte Stunde' },
      read: {
        en: 'Sleep does not begin at a switch. An hour that is alike each evening, with less light, less news and fewer decisions, tells the body what comes. What is in it matters less than that it repeats.',
        de: 'Schlaf beginnt nicht mit einem Schalter. Eine Stunde, die jeden Abend gleich ist, mit weniger Licht, weniger Nachrichten und weniger Entscheidungen, sagt dem Körper, was kommt. Was darin ist, zählt weniger, als dass es sich wiederholt.',
      },
      exercise: { en: 'Write your last hour in three steps.', de: 'Schreib deine letzte Stunde in drei Schritten auf.' },
      practice: { en: 'Live it tonight, even if it is only half an hour.', de: 'Leb sie heute Abend, und sei es nur eine halbe Stunde.' },
    },
    {
      title: { en: 'What the week shows', de: 'Was die Woche zeigt' },
      read: {
        en: 'Seven nights are enough for a first look: how long did you sleep on average, how long were you in bed? Many are in bed for nine hours to sleep six. Three hours awake in bed each night are a lot of practice in being awake.',
        de: 'Sieben Nächte genügen für einen ersten Blick: Wie lange hast du im Mittel geschlafen, wie lange lagst du im Bett? Viele liegen neun Stunden, um sechs zu schlafen. Drei wache Stunden im Bett sind jede Nacht viel Übung im Wachsein.',
      },
      exercise: {
        en: 'Open the diary and read what shows: time asleep, and its share of the time in bed.',
        de: 'Öffne das Tagebuch und lies, was sich zeigt: Schlafzeit und ihr Anteil an der Zeit im Bett.',
      },
      tool: 'sleep',
      practice: { en: 'Go for a walk in daylight today.', de: 'Mach heute einen Spaziergang bei Tageslicht.' },
    },
    {
      title: { en: 'A window for sleep', de: 'Ein Fenster für den Schlaf' },
      read: {
        en: 'If less than 85 % of your time in bed is sleep, shorten it to the sleep you have, never below six hours: the time to get up stays, bedtime moves later. First you get more tired, then sleep gets denser. Read the caution of this programme before; if in doubt, leave this step out.',
        de: 'Wenn weniger als 85 % deiner Bettzeit Schlaf sind, verkürze sie auf den Schlaf, den du hast, nie unter sechs Stunden: Die Aufstehzeit bleibt, die Bettzeit rückt nach hinten. Erst wirst du müder, dann wird der Schlaf dichter. Lies vorher den Hinweis dieses Programms; im Zweifel lass diesen Schritt aus.',
      },
      exercise: {
        en: 'Reckon: mean time asleep plus half an hour, at least six hours, counted back from your time to get up.',
        de: 'Rechne: mittlere Schlafzeit plus eine halbe Stunde, mindestens sechs Stunden, von der Aufstehzeit zurück.',
      },
      practice: {
        en: 'Do not drive when you are sleepy. Plan something quiet for the late evening.',
        de: 'Fahr nicht, wenn du schläfrig bist. Plane etwas Ruhiges für den späten Abend.',
      },
    },
    {
      title: { en: 'Thoughts at three', de: 'Gedanken um drei' },
      read: {
        en: '"If I do not sleep now, tomorrow is ruined." At night everything is larger. Most people function after a bad night better than they feared, and the body makes up for much by deeper sleep.',
        de: '„Wenn ich jetzt nicht schlafe, ist der Tag verloren.“ Nachts ist alles größer. Die meisten kommen nach einer schlechten Nacht besser durch den Tag als befürchtet, und der Körper holt viel durch tieferen Schlaf nach.',
      },
      exercise: {
        en: 'Fill in a thought record about a sentence of the night.',
        de: 'Fülle ein Gedankenprotokoll zu einem Satz der Nacht aus.',
      },
      tool: 'thought',
      practice: {
        en: 'After the next bad night, do exactly what was planned.',
        de: 'Tu nach der nächsten schlechten Nacht genau das, was geplant war.',
      },
    },
    {
      title: { en: 'Worries have an earlier appointment', de: 'Sorgen haben einen früheren Termin' },
      read: {
        en: 'In bed there is nothing to hold worries against. Give them fifteen minutes in the early evening, with paper. Writing down the tasks of the next day has helped people to fall asleep sooner.',
        de: 'Im Bett gibt es nichts, was Sorgen aufhält. Gib ihnen fünfzehn Minuten am frühen Abend, mit Papier. Die Aufgaben des nächsten Tages aufzuschreiben hat Menschen geholfen, schneller einzuschlafen.',
      },
      exercise: { en: 'Hold a worry time today before eight in the evening.', de: 'Halte heute vor acht Uhr abends eine Sorgenzeit.' },
      tool: 'worry',
      practice: {
        en: 'If a worry comes at night: it has an appointment tomorrow.',
        de: 'Kommt nachts eine Sorge: Sie hat morgen einen Termin.',
      },
    },
    {
      title: { en: 'Let the body sink', de: 'Den Körper sinken lassen' },
      read: {
        en: 'Relaxing does not make sleep, it takes tension out of its way. Tense a group of muscles for five seconds, let go for twenty, from the feet to the face. Done by day it can be called up at night.',
        de: 'Entspannen macht keinen Schlaf, es nimmt ihm Spannung aus dem Weg. Spann eine Muskelgruppe fünf Sekunden an, lass zwanzig los, von den Füßen bis zum Gesicht. Wer es am Tag übt, kann es nachts abrufen.',
      },
      exercise: { en: 'Go once through the body like this, eight minutes.', de: 'Geh so einmal durch den Körper, acht Minuten.' },
      practice: { en: 'Repeat it in your last hour.', de: 'Wiederhole es in deiner letzten Stunde.' },
    },
    {
      title: { en: 'Stop trying', de: 'Aufhören, es zu versuchen' },
      read: {
        en: 'Lie in the dark with your eyes open, and try to stay awake, without effort. It sounds odd, and takes away the pressure to perform. For some it is the key, for others merely funny; both help.',
        de: 'Lieg im Dunkeln mit offenen Augen und versuch, wach zu bleiben, ohne Anstrengung. Das klingt seltsam und nimmt den Leistungsdruck. Für manche ist es der Schlüssel, für andere nur komisch; beides hilft.',
      },
      exercise: {
        en: 'Write what you do only in order to sleep. Which of it could go?',
        de: 'Schreib auf, was du nur tust, um zu schlafen. Was davon könnte weg?',
      },
      practice: { en: 'Leave out one of these rituals tonight.', de: 'Lass heute Abend eines dieser Rituale weg.' },
    },
    {
      title: { en: 'Widen the window', de: 'Das Fenster weiten' },
      read: {
        en: 'If you used the window and more than 85 to 90 % of the time in bed was sleep for a week, add a quarter of an hour to the evening. If it was less, keep it as it is. So you find the sleep you need, not the one you believe you must have.',
        de: 'Wenn du das Fenster genutzt hast und eine Woche lang mehr als 85 bis 90 % der Bettzeit Schlaf waren, gib abends eine Viertelstunde dazu. War es weniger, lass es, wie es ist. So findest du den Schlaf, den du brauchst, nicht den, den du haben zu müssen glaubst.',
      },
      exercise: {
        en: 'Read your diary: what share of the time in bed was sleep this week?',
        de: 'Lies dein Tagebuch: Welcher Anteil der Bettzeit war diese Woche Schlaf?',
      },
      tool: 'sleep',
      practice: { en: 'Keep the time to get up tomorrow as well.', de: 'Halte die Aufstehzeit auch morgen.' },
    },
    {
      title: { en: 'For later', de: 'Für später' },
      read: {
        en: 'Bad nights come back with troubles, and go. Do not make up for them: no earlier to bed, no later up. If you still sleep badly on three nights a week after a month, ask for cognitive behavioural therapy for insomnia: guidelines name it as the first choice, before tablets.',
        de: 'Schlechte Nächte kommen mit Sorgen wieder und gehen. Gleich sie nicht aus: nicht früher ins Bett, nicht später auf. Wenn du nach einem Monat noch an drei Nächten pro Woche schlecht schläfst, frag nach kognitiver Verhaltenstherapie bei Insomnie: Leitlinien nennen sie als erste Wahl, vor Tabletten.',
      },
      exercise: { en: 'Write the three rules that you keep.', de: 'Schreib die drei Regeln auf, bei denen du bleibst.' },
      practice: {
        en: 'Put the diary away for a week, and sleep unobserved.',
        de: 'Leg das Tagebuch für eine Woche weg, und schlaf unbeobachtet.',
      },
    },
  ],
  sources: [
    'Riemann et al. (2023), The European Insomnia Guideline, Journal of Sleep Research 32, e14035',
    'Edinger et al. (2021), Journal of Clinical Sleep Medicine 17, 255–262',
    'Bootzin (1972), Proceedings of the American Psychological Association 7, 395–396',
    'Spielman, Saskin & Thorpy (1987), Sleep 10, 45–56',
    'Scullin et al. (2018), Journal of Experimental Psychology: General 147, 139–146',
    'Carney et al. (2012), Sleep 35, 287–302',
  ],
}

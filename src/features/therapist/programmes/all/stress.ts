import type { Programme } from '../programme.ts'

export const programme: Programme = {
  id: 'stress',
  caution: {
    en: 'If somebody hurts or threatens you, no exercise is the answer: get help. If you have chest pain, are exhausted for weeks whatever you rest, or no longer care about anything, see a doctor.',
    de: 'Wenn dich jemand verletzt oder bedroht, ist keine Übung die Antwort: Hol dir Hilfe. Bei Brustschmerzen, wochenlanger Erschöpfung trotz Ruhe, oder wenn dir alles gleichgültig wird, geh in eine Praxis.',
  },
  days: [
    {
      title: { en: 'Load and strength', de: 'Last und Kraft' },
      read: {
        en: 'Stress arises where demands seem larger than what we have to meet them with. So there are three places to begin: the demands, the means, and how we see both. No one of them is always right.',
        de: 'Stress entsteht, wo Anforderungen größer scheinen als das, was wir ihnen entgegensetzen können. Deshalb gibt es drei Stellen zum Anfangen: die Anforderungen, die Mittel, und wie wir beides sehen. Keine davon ist immer die richtige.',
      },
      exercise: {
        en: 'Draw two columns: what weighs at present, what carries me. Five minutes.',
        de: 'Zeichne zwei Spalten: was gerade drückt, was mich trägt. Fünf Minuten.',
      },
      practice: { en: 'Notice today where in the body you feel stress first.', de: 'Bemerke heute, wo im Körper du Stress zuerst spürst.' },
    },
    {
      title: { en: 'The way out is long', de: 'Der Ausatem ist lang' },
      read: {
        en: 'The alarm of the body cannot be argued with, but breath reaches it. About six slow breaths a minute, the way out longer than the way in, calm the pulse within minutes. It is a first aid, no solution.',
        de: 'Mit dem Alarm des Körpers lässt sich nicht reden, aber der Atem erreicht ihn. Etwa sechs langsame Atemzüge pro Minute, das Ausatmen länger als das Einatmen, beruhigen in Minuten den Puls. Das ist erste Hilfe, keine Lösung.',
      },
      exercise: { en: 'Five minutes: in for four, out for six.', de: 'Fünf Minuten: vier ein, sechs aus.' },
      practice: { en: 'Do it before one thing today that you dread.', de: 'Tu es heute vor einer Sache, vor der dir graut.' },
    },
    {
      title: { en: 'Pauses', de: 'Pausen' },
      read: {
        en: 'Short pauses of up to ten minutes help against tiredness, and the work loses nothing by it. They help most before one is finished: away from the screen, on one’s legs, without the phone.',
        de: 'Kurze Pausen bis zehn Minuten helfen gegen Müdigkeit, und die Arbeit verliert nichts dabei. Am meisten helfen sie, bevor man am Ende ist: weg vom Bildschirm, auf den Beinen, ohne Telefon.',
      },
      exercise: {
        en: 'Put three pauses of five minutes into tomorrow, with a time.',
        de: 'Leg drei Pausen von fünf Minuten in den morgigen Tag, mit Uhrzeit.',
      },
      tool: 'activity',
      practice: { en: 'Take one right now.', de: 'Mach jetzt gleich eine.' },
    },
    {
      title: { en: 'One problem', de: 'Ein Problem' },
      read: {
        en: 'Under stress everything seems one single heap. Taken apart, it often consists of four things, one of which can be changed this week. Begin with that one, not with the largest.',
        de: 'Unter Stress scheint alles ein einziger Haufen. Auseinandergenommen sind es oft vier Dinge, von denen sich eines diese Woche ändern lässt. Fang damit an, nicht mit dem größten.',
      },
      exercise: { en: 'Take one part of the heap through problem solving.', de: 'Nimm einen Teil des Haufens durch das Problemlösen.' },
      tool: 'problem',
      practice: { en: 'Do its first step today or put it into the calendar.', de: 'Tu heute den ersten Schritt, oder trag ihn ein.' },
    },
    {
      title: { en: 'Saying no', de: 'Nein sagen' },
      read: {
        en: 'Each yes costs time that something else then lacks. A no may be short, friendly and without three reasons: "I cannot take that on this week." Who says no seldom is reliable when they say yes.',
        de: 'Jedes Ja kostet Zeit, die dann anderswo fehlt. Ein Nein darf kurz sein, freundlich und ohne drei Gründe: „Das kann ich diese Woche nicht übernehmen.“ Wer auch Nein sagt, dem glaubt man das Ja.',
      },
      exercise: {
        en: 'Write a no for something that is asked of you at present. Read it aloud.',
        de: 'Schreib ein Nein zu etwas, das gerade von dir verlangt wird. Lies es laut.',
      },
      practice: {
        en: 'Answer one request today with "I will let you know tomorrow".',
        de: 'Antworte heute auf eine Bitte mit „Ich sage dir morgen Bescheid“.',
      },
    },
    {
      title: { en: 'After work', de: 'Nach der Arbeit' },
      read: {
        en: 'Whoever takes work home in the mind recovers less, however many hours are free. A small ritual at the end helps to leave it: write down what is open and the first step for tomorrow, close, change clothes, walk round the block.',
        de: 'Wer Arbeit im Kopf mit nach Hause nimmt, erholt sich weniger, wie viele Stunden auch frei sind. Ein kleines Ritual am Ende hilft: Offenes und den ersten Schritt für morgen aufschreiben, zumachen, umziehen, um den Block gehen.',
      },
      exercise: { en: 'Put together your ritual of at most ten minutes.', de: 'Stell dein Ritual von höchstens zehn Minuten zusammen.' },
      practice: { en: 'Do it today, also if you work at home.', de: 'Mach es heute, auch im Homeoffice.' },
    },
    {
      title: { en: 'A look back', de: 'Ein Blick zurück' },
      read: {
        en: 'A week says more than a day. What weighed most was perhaps not what you had expected, and something small may have helped most.',
        de: 'Eine Woche sagt mehr als ein Tag. Was am meisten drückte, war vielleicht nicht das Erwartete, und am meisten half womöglich etwas Kleines.',
      },
      exercise: {
        en: 'Look at the two columns of the first day. Cross out, add, and mark the one thing for next week.',
        de: 'Sieh die zwei Spalten vom ersten Tag an. Streich, ergänze, und markiere das eine für nächste Woche.',
      },
      practice: { en: 'Half an hour today that belongs to nobody else.', de: 'Heute eine halbe Stunde, die niemand anderem gehört.' },
    },
    {
      title: { en: 'What I tell myself', de: 'Was ich mir sage' },
      read: {
        en: '"It must be perfect. Without me nothing works. I must not disappoint anybody." Such sentences drive on longer than strength lasts. They were useful once. They may be examined.',
        de: '„Es muss perfekt sein. Ohne mich geht nichts. Ich darf niemanden enttäuschen.“ Solche Sätze treiben länger an, als die Kraft reicht. Einmal waren sie nützlich. Man darf sie prüfen.',
      },
      exercise: {
        en: 'Find your sentence and look at it in a thought record.',
        de: 'Finde deinen Satz und sieh ihn in einem Gedankenprotokoll an.',
      },
      tool: 'thought',
      practice: { en: 'Do one thing today to four fifths, on purpose.', de: 'Mach heute eine Sache mit Absicht zu vier Fünfteln.' },
    },
    {
      title: { en: 'Let go of muscles', de: 'Muskeln loslassen' },
      read: {
        en: 'Tension is often noticed only when it stops. Progressive relaxation uses this: tense, hold, let go, and feel the difference. It was described a hundred years ago and has been well studied since.',
        de: 'Anspannung merkt man oft erst, wenn sie aufhört. Die progressive Entspannung nutzt das: anspannen, halten, loslassen, den Unterschied spüren. Sie wurde vor hundert Jahren beschrieben und ist seither gut untersucht.',
      },
      exercise: {
        en: 'Fists, arms, shoulders, face, belly, legs: five seconds tense, twenty let go. Eight minutes.',
        de: 'Fäuste, Arme, Schultern, Gesicht, Bauch, Beine: fünf Sekunden anspannen, zwanzig loslassen. Acht Minuten.',
      },
      practice: { en: 'At each red light: let the shoulders sink.', de: 'An jeder roten Ampel: Schultern sinken lassen.' },
    },
    {
      title: { en: 'Green', de: 'Grün' },
      read: {
        en: 'Twenty minutes among trees lower stress hormones measurably. A park does, and it need not be beautiful. What counts is time without a task.',
        de: 'Zwanzig Minuten zwischen Bäumen senken messbar Stresshormone. Ein Park genügt, und er muss nicht schön sein. Es zählt die Zeit ohne Aufgabe.',
      },
      exercise: { en: 'Plan a way through green for this week.', de: 'Plane für diese Woche einen Weg durchs Grüne.' },
      tool: 'activity',
      practice: { en: 'Look at something that grows for two minutes today.', de: 'Sieh heute zwei Minuten lang etwas an, das wächst.' },
    },
    {
      title: { en: 'Not alone', de: 'Nicht allein' },
      read: {
        en: 'Support is among the strongest protections there are, and under stress we ask for it least. Most people help gladly with something clear and small, and like us no less for it.',
        de: 'Unterstützung gehört zum stärksten Schutz, den es gibt, und unter Stress bitten wir am wenigsten darum. Die meisten helfen gern bei etwas Klarem und Kleinem und mögen uns deshalb nicht weniger.',
      },
      exercise: {
        en: 'Write who could take over what: three names, three small things.',
        de: 'Schreib auf, wer was übernehmen könnte: drei Namen, drei Kleinigkeiten.',
      },
      practice: { en: 'Ask for one of them today.', de: 'Bitte heute um eine davon.' },
    },
    {
      title: { en: 'What cannot be changed', de: 'Was sich nicht ändern lässt' },
      read: {
        en: 'An illness in the family, a building site, a decision of others. Where nothing can be changed, fighting costs the strength that living needs. To accept does not mean to approve; it means to stop arguing with what is.',
        de: 'Eine Krankheit in der Familie, eine Baustelle, eine Entscheidung anderer. Wo sich nichts ändern lässt, kostet Kämpfen die Kraft, die das Leben braucht. Annehmen heißt nicht gutheißen; es heißt, nicht mehr mit dem zu streiten, was ist.',
      },
      exercise: {
        en: 'Complete five times: "It is so that … and I can still …"',
        de: 'Ergänze fünfmal: „Es ist so, dass … und ich kann trotzdem …“',
      },
      practice: {
        en: 'Once today, when something annoys you: "it is so", and breathe out.',
        de: 'Einmal heute, wenn dich etwas ärgert: „Es ist so“, und ausatmen.',
      },
    },
    {
      title: { en: 'What is important', de: 'Was wichtig ist' },
      read: {
        en: 'In full weeks the urgent pushes out the important. Whoever knows what matters to them can choose more easily what stays undone, and something always does.',
        de: 'In vollen Wochen verdrängt das Dringende das Wichtige. Wer weiß, was zählt, wählt leichter, was liegen bleibt, und etwas bleibt immer liegen.',
      },
      exercise: {
        en: 'Fill in two areas under values, and a small step.',
        de: 'Fülle bei den Werten zwei Bereiche aus, und einen kleinen Schritt.',
      },
      tool: 'values',
      practice: { en: 'Leave one thing undone today, knowingly.', de: 'Lass heute wissentlich eines liegen.' },
    },
    {
      title: { en: 'For later', de: 'Für später' },
      read: {
        en: 'Some stress ends with a season, some does not end by itself. If your place of work or life makes you ill, it is no weakness to change it or to get advice: from a doctor, a works council, a counselling centre.',
        de: 'Mancher Stress endet mit einer Saison, mancher endet nicht von selbst. Wenn Arbeit oder Leben dich krank machen, ist es keine Schwäche, etwas zu ändern oder Rat zu holen: in der Praxis, beim Betriebsrat, in einer Beratungsstelle.',
      },
      exercise: {
        en: 'Write your three early signs, and the three things that you will do then.',
        de: 'Schreib deine drei frühen Zeichen auf, und die drei Dinge, die du dann tust.',
      },
      practice: { en: 'Show it to somebody who knows you.', de: 'Zeig es jemandem, der dich kennt.' },
    },
  ],
  sources: [
    'Lazarus & Folkman (1984), Stress, Appraisal, and Coping',
    'Zaccaro et al. (2018), Frontiers in Human Neuroscience 12, 353',
    'Albulescu et al. (2022), Micro-breaks, PLOS ONE 17, e0272460',
    'Sonnentag & Fritz (2015), Journal of Organizational Behavior 36, S72–S103',
    'Hunter, Gillespie & Chen (2019), Frontiers in Psychology 10, 722',
    'Jacobson (1938), Progressive Relaxation; Manzoni et al. (2008), BMC Psychiatry 8, 41',
  ],
}

import type { Programme } from '../programme.ts'

export const programme: Programme = {
  id: 'worry',
  caution: {
    en: 'If worry has filled most days for half a year, if panic comes without warning, or if you drink or take tablets to calm down, speak with a doctor or therapist as well; treatment works well for it.',
    de: 'Wenn Sorgen seit einem halben Jahr die meisten Tage füllen, wenn Panik ohne Vorwarnung kommt, oder wenn du trinkst oder Tabletten nimmst, um ruhiger zu werden, sprich auch mit einer Ärztin oder Therapeutin; Behandlung hilft dagegen gut.',
  },
  days: [
    {
      title: { en: 'What worry is', de: 'Was Sorgen sind' },
      read: {
        en: 'Worry is thinking in "what if": chains of words about what might go wrong. It feels like preparing, and it calms for a moment, because we are busy. But it seldom ends in a step, and the body stays on guard.',
        de: 'Sorgen sind Denken in „Was, wenn“: Wortketten über das, was schiefgehen könnte. Es fühlt sich an wie Vorbereiten und beruhigt für einen Moment, weil wir beschäftigt sind. Aber selten endet es in einem Schritt, und der Körper bleibt auf der Hut.',
      },
      exercise: {
        en: 'Write down the three worries that came most often this week.',
        de: 'Notiere die drei Sorgen, die diese Woche am häufigsten kamen.',
      },
      practice: {
        en: 'Make a stroke on paper each time worry starts today. Only count.',
        de: 'Mach heute jedes Mal einen Strich, wenn das Sorgen beginnt. Nur zählen.',
      },
    },
    {
      title: { en: 'Two kinds', de: 'Zwei Arten' },
      read: {
        en: 'Some worries are about something that is so, today: a bill, a lump, a quarrel. They ask for a step. Others are about something that might be some day. No step reaches them, and more thinking makes none.',
        de: 'Manche Sorgen gelten etwas, das heute so ist: eine Rechnung, ein Knoten, ein Streit. Sie verlangen einen Schritt. Andere gelten etwas, das einmal sein könnte. Kein Schritt erreicht sie, und mehr Denken macht keinen.',
      },
      exercise: {
        en: 'Sort your three worries: can I do something? Now, later, or not at all?',
        de: 'Sortiere deine drei Sorgen: Kann ich etwas tun? Jetzt, später oder gar nicht?',
      },
      tool: 'worry',
      practice: {
        en: 'When a worry comes today, ask only: is it so, or might it be?',
        de: 'Frag heute bei jeder Sorge nur: Ist es so, oder könnte es sein?',
      },
    },
    {
      title: { en: 'A place for worry', de: 'Ein Platz für Sorgen' },
      read: {
        en: 'Forbidding worries makes them louder. Putting them off works better: a fixed quarter of an hour, a fixed chair. During the day, a word on paper, and back to what you were doing. In trials this alone made people worry less.',
        de: 'Verbotene Sorgen werden lauter. Aufschieben geht besser: eine feste Viertelstunde, ein fester Stuhl. Tagsüber ein Wort auf Papier, und zurück zu dem, was du tust. In Studien sorgten sich Menschen allein dadurch weniger.',
      },
      exercise: {
        en: 'Choose the time and the place of your worry time, at least two hours before bed.',
        de: 'Wähle Zeit und Ort deiner Sorgenzeit, mindestens zwei Stunden vor dem Schlafen.',
      },
      tool: 'worry',
      practice: {
        en: 'Put every worry off to that time today, and keep the appointment.',
        de: 'Verschiebe heute jede Sorge auf diese Zeit, und halte den Termin ein.',
      },
    },
    {
      title: { en: 'Keep the appointment', de: 'Den Termin halten' },
      read: {
        en: 'When worry time comes, many notes have gone pale. That is worth knowing. What is left may be worried about, fully, until the time is up. Then stand up and do something with your hands.',
        de: 'Wenn die Sorgenzeit kommt, sind viele Notizen blass geworden. Das ist gut zu wissen. Was übrig ist, darf besorgt werden, ganz, bis die Zeit um ist. Dann steh auf und tu etwas mit den Händen.',
      },
      exercise: {
        en: 'Hold your worry time: read, sort, let go of what has gone pale.',
        de: 'Halte deine Sorgenzeit: lesen, sortieren, Verblasstes loslassen.',
      },
      tool: 'worry',
      practice: {
        en: 'Choose what you do directly afterwards: dishes, a walk, a call.',
        de: 'Wähle, was du direkt danach tust: Abwasch, Spaziergang, Anruf.',
      },
    },
    {
      title: { en: 'From worry to step', de: 'Von der Sorge zum Schritt' },
      read: {
        en: 'A worry that can be acted on becomes lighter once it has a next step, even if the step is only for Thursday. The mind lets go of what is planned more easily than of what is open.',
        de: 'Eine Sorge, bei der sich etwas tun lässt, wird leichter, sobald sie einen nächsten Schritt hat, auch wenn er erst am Donnerstag kommt. Geplantes lässt der Kopf leichter los als Offenes.',
      },
      exercise: {
        en: 'Take one worry of the kind "it is so", and go through problem solving.',
        de: 'Nimm eine Sorge der Art „Es ist so“ und geh das Problemlösen durch.',
      },
      tool: 'problem',
      practice: {
        en: 'Take the first step, or put it into the calendar.',
        de: 'Tu den ersten Schritt, oder trag ihn in den Kalender ein.',
      },
    },
    {
      title: { en: 'What worry promises', de: 'Was Sorgen versprechen' },
      read: {
        en: 'Many people believe that worry protects: if I think of everything, nothing happens; if I stop, I am careless. Ask the past: how many of last year’s worries came true, and of those, how many did worrying change?',
        de: 'Viele glauben, Sorgen schützten: Wenn ich an alles denke, geschieht nichts; wenn ich aufhöre, bin ich leichtsinnig. Frag die Vergangenheit: Wie viele Sorgen des letzten Jahres trafen ein, und an wie vielen davon hat das Sorgen etwas geändert?',
      },
      exercise: {
        en: 'Write what you fear would happen if you worried less. What speaks for it, what against?',
        de: 'Schreib auf, was du befürchtest, wenn du dich weniger sorgtest. Was spricht dafür, was dagegen?',
      },
      tool: 'thought',
      practice: { en: 'Leave one small thing unchecked today.', de: 'Lass heute eine Kleinigkeit ungeprüft.' },
    },
    {
      title: { en: 'A look back', de: 'Ein Blick zurück' },
      read: {
        en: 'One week with a place for worry. The aim was never no worry at all; it is worry that comes when you have time for it, and goes.',
        de: 'Eine Woche mit einem Platz für Sorgen. Das Ziel war nie, gar keine zu haben; es sind Sorgen, die kommen, wenn du Zeit für sie hast, und gehen.',
      },
      exercise: {
        en: 'Look at what your worry times show. What went pale? What kept its weight?',
        de: 'Sieh an, was deine Sorgenzeiten zeigen. Was verblasste? Was behielt sein Gewicht?',
      },
      tool: 'worry',
      practice: { en: 'Do something today that is good for nothing.', de: 'Tu heute etwas, das zu nichts gut ist.' },
    },
    {
      title: { en: 'Not knowing', de: 'Nicht wissen' },
      read: {
        en: 'Worry feeds on the wish to be certain. Certainty is not to be had for most things that matter: love, health, tomorrow. You live with uncertainty already, each time you cross a street. It can be practised like a muscle.',
        de: 'Sorgen leben vom Wunsch nach Gewissheit. Für das meiste, was zählt, gibt es sie nicht: Liebe, Gesundheit, morgen. Du lebst schon mit Ungewissheit, jedes Mal beim Überqueren einer Straße. Man kann sie üben wie einen Muskel.',
      },
      exercise: {
        en: 'List five things that you do to be certain: asking again, reading on, checking, putting off.',
        de: 'Liste fünf Dinge auf, die du tust, um sicher zu sein: nachfragen, weiterlesen, prüfen, aufschieben.',
      },
      practice: { en: 'Leave the smallest of them out, once.', de: 'Lass das Kleinste davon einmal aus.' },
    },
    {
      title: { en: 'Small experiments', de: 'Kleine Versuche' },
      read: {
        en: 'An experiment says beforehand what one expects, and looks afterwards. I send the message without reading it a fourth time; I expect a misunderstanding. Whatever happens, you learn something, and mostly that you coped.',
        de: 'Ein Versuch sagt vorher, was man erwartet, und sieht nachher nach. Ich schicke die Nachricht, ohne sie ein viertes Mal zu lesen; ich erwarte ein Missverständnis. Was auch geschieht, du lernst etwas, und meist, dass du zurechtkamst.',
      },
      exercise: {
        en: 'Build a short ladder of uncertainty, from a menu chosen blindly to a decision without asking.',
        de: 'Bau eine kurze Leiter der Ungewissheit, vom blind gewählten Gericht bis zur Entscheidung ohne Rückfrage.',
      },
      tool: 'exposure',
      practice: { en: 'Climb its lowest rung.', de: 'Steig auf ihre unterste Stufe.' },
    },
    {
      title: { en: 'Attention is a lamp', de: 'Aufmerksamkeit ist eine Lampe' },
      read: {
        en: 'We cannot forbid a thought, but we can turn the lamp elsewhere: to sounds, to feet on the floor, to the task at hand. It wanders off, a hundred times. To bring it back is the exercise, not to hold it still.',
        de: 'Einen Gedanken können wir nicht verbieten, aber die Lampe drehen: auf Geräusche, auf die Füße am Boden, auf die Arbeit. Sie wandert ab, hundertmal. Sie zurückzuholen ist die Übung, nicht sie stillzuhalten.',
      },
      exercise: {
        en: 'Two minutes: name five sounds, then four things you see, three that you feel.',
        de: 'Zwei Minuten: Nenne fünf Geräusche, dann vier Dinge, die du siehst, drei, die du spürst.',
      },
      practice: {
        en: 'Wash up or walk today with the lamp on your hands or feet.',
        de: 'Spül oder geh heute mit der Lampe auf Händen oder Füßen.',
      },
    },
    {
      title: { en: 'The body on guard', de: 'Der Körper auf der Hut' },
      read: {
        en: 'Worry tenses: jaw, shoulders, belly. Slow breathing with a longer way out calms the body, and a calm body gives worries less to hold on to. It is no trick against fear, only a better ground.',
        de: 'Sorgen spannen an: Kiefer, Schultern, Bauch. Langsames Atmen mit längerem Ausatmen beruhigt den Körper, und ein ruhiger Körper gibt Sorgen weniger Halt. Es ist kein Trick gegen Angst, nur ein besserer Boden.',
      },
      exercise: {
        en: 'Five minutes: in through the nose for four, out for six. Let the shoulders sink with each breath out.',
        de: 'Fünf Minuten: durch die Nase vier ein, sechs aus. Lass mit jedem Ausatmen die Schultern sinken.',
      },
      practice: {
        en: 'Three such breaths at each door that you pass through.',
        de: 'Drei solche Atemzüge an jeder Tür, durch die du gehst.',
      },
    },
    {
      title: { en: 'And if it happened?', de: 'Und wenn es geschähe?' },
      read: {
        en: 'Worry stops at the worst picture, and never shows what comes after it. Go on: what would I do on the next day, in a week, in a year? Who would help? Most people underrate how well they cope.',
        de: 'Sorgen halten beim schlimmsten Bild an und zeigen nie, was danach kommt. Geh weiter: Was täte ich am nächsten Tag, in einer Woche, in einem Jahr? Wer würde helfen? Die meisten unterschätzen, wie gut sie zurechtkommen.',
      },
      exercise: {
        en: 'Write one worry to its end, and three sentences about the year after.',
        de: 'Schreib eine Sorge zu Ende, und drei Sätze über das Jahr danach.',
      },
      practice: {
        en: 'Name somebody whom you would ring then. Ring them about something nice.',
        de: 'Nenne jemanden, den du dann anrufen würdest. Ruf wegen etwas Schönem an.',
      },
    },
    {
      title: { en: 'Living meanwhile', de: 'Inzwischen leben' },
      read: {
        en: 'Whoever waits until worry is over waits long. It may come along: to the cinema, to the lake, to the dinner. What matters goes on, with worry in the back seat.',
        de: 'Wer wartet, bis die Sorgen vorbei sind, wartet lange. Sie dürfen mitkommen: ins Kino, an den See, zum Essen. Was zählt, geht weiter, mit den Sorgen auf dem Rücksitz.',
      },
      exercise: {
        en: 'Plan something that you have put off for worry’s sake.',
        de: 'Plane etwas, das du der Sorgen wegen verschoben hast.',
      },
      tool: 'activity',
      practice: { en: 'Do one small part of it today.', de: 'Tu heute einen kleinen Teil davon.' },
    },
    {
      title: { en: 'For later', de: 'Für später' },
      read: {
        en: 'In heavy weeks worry comes back; the appointment is then the first thing to take up again. If these two weeks changed little, take your notes along to a doctor or therapist. They are a good beginning of the conversation.',
        de: 'In schweren Wochen kommen Sorgen wieder; dann ist der Termin das Erste, was du wieder aufnimmst. Wenn diese zwei Wochen wenig geändert haben, nimm deine Notizen mit in eine Praxis. Sie sind ein guter Anfang für das Gespräch.',
      },
      exercise: {
        en: 'Write in three lines what helped, and when you will use it.',
        de: 'Schreib in drei Zeilen, was geholfen hat, und wann du es nutzt.',
      },
      practice: {
        en: 'Fill in the GAD-7 if two weeks have passed, and compare.',
        de: 'Fülle den GAD-7 aus, wenn zwei Wochen vergangen sind, und vergleiche.',
      },
    },
  ],
  sources: [
    'Borkovec, Wilkinson, Folensbee & Lerman (1983), Behaviour Research and Therapy 21, 247–251',
    'McGowan & Behar (2013), Behavior Modification 37, 90–112',
    'Dugas & Robichaud (2007), Cognitive-Behavioral Treatment for Generalized Anxiety Disorder',
    'Wells (2009), Metacognitive Therapy for Anxiety and Depression',
    'NICE (2011), Generalised anxiety disorder and panic disorder in adults, guideline CG113',
  ],
}

import type { Programme } from '../programme.ts'

export const programme: Programme = {
  id: 'mood',
  caution: {
    en: 'If most days are so dark that you can hardly get through them, if you think of dying, or if you have had phases of unusual drive and little sleep, do this together with a doctor or therapist, not in their place.',
    de: 'Wenn die meisten Tage so dunkel sind, dass du sie kaum bewältigst, wenn du ans Sterben denkst, oder wenn du Phasen mit ungewöhnlich viel Antrieb und wenig Schlaf kanntest, mach das gemeinsam mit einer Ärztin oder Therapeutin, nicht statt ihrer.',
  },
  days: [
    {
      title: { en: 'The circle of low mood', de: 'Der Kreis der gedrückten Stimmung' },
      read: {
        en: 'When mood falls, we draw back: fewer calls, less movement, things left undone. Each is a relief for an hour and takes away what could lift us. So the mood falls further. Nobody chooses this circle, and it can be left at the place that is easiest to reach: what we do.',
        de: 'Wenn die Stimmung sinkt, ziehen wir uns zurück: weniger Anrufe, weniger Bewegung, Liegengebliebenes. Jedes erleichtert für eine Stunde und nimmt weg, was uns heben könnte. So sinkt die Stimmung weiter. Niemand wählt diesen Kreis, und man verlässt ihn an der Stelle, die am leichtesten zu erreichen ist: beim Tun.',
      },
      exercise: {
        en: 'Write down three things that you used to do and now do less. Mark the one that would be easiest to take up for ten minutes.',
        de: 'Notiere drei Dinge, die du früher getan hast und jetzt weniger tust. Markiere das, was sich am leichtesten für zehn Minuten wieder aufnehmen ließe.',
      },
      practice: {
        en: 'Today, only notice: when is the mood a little better, when a little worse?',
        de: 'Heute nur bemerken: Wann ist die Stimmung etwas besser, wann etwas schlechter?',
      },
    },
    {
      title: { en: 'Small before large', de: 'Klein vor groß' },
      read: {
        en: 'Drive comes while doing, seldom before. That is why a plan beats waiting until you feel like it. A plan that is too large becomes one more proof of failing; one that is almost too small gets done. Done counts, not large.',
        de: 'Antrieb kommt beim Tun, selten davor. Deshalb ist ein Plan besser, als auf Lust zu warten. Ein zu großer Plan wird zum nächsten Beweis des Scheiterns; ein fast zu kleiner wird getan. Getan zählt, nicht groß.',
      },
      exercise: {
        en: 'Plan one pleasant thing of at most fifteen minutes for tomorrow, with a time and a place.',
        de: 'Plane für morgen etwas Angenehmes von höchstens fünfzehn Minuten, mit Uhrzeit und Ort.',
      },
      tool: 'activity',
      practice: {
        en: 'Do one thing today in half the size you first thought of.',
        de: 'Tu heute etwas in der halben Größe, an die du zuerst gedacht hast.',
      },
    },
    {
      title: { en: 'Pleasant and needed', de: 'Angenehm und nötig' },
      read: {
        en: 'Two kinds of doing lift the mood: what gives joy, and what gives the feeling of having managed something. Days with only one of them run dry. A washed cup and a song are a fair beginning.',
        de: 'Zwei Arten des Tuns heben die Stimmung: was Freude macht, und was das Gefühl gibt, etwas geschafft zu haben. Tage mit nur einer davon trocknen aus. Eine gespülte Tasse und ein Lied sind ein guter Anfang.',
      },
      exercise: {
        en: 'Plan something needed for tomorrow, cut down to a first step of ten minutes.',
        de: 'Plane für morgen etwas Nötiges, verkleinert auf einen ersten Schritt von zehn Minuten.',
      },
      tool: 'activity',
      practice: {
        en: 'After each of today’s plans, note the mood before and after.',
        de: 'Notiere nach jedem heutigen Vorhaben die Stimmung davor und danach.',
      },
    },
    {
      title: { en: 'Light and legs', de: 'Licht und Beine' },
      read: {
        en: 'Movement helps against depressed mood about as well as many other treatments that were studied, and walking counts. Daylight in the morning sets the inner clock. Both work without a good mood; they need only a door and shoes.',
        de: 'Bewegung hilft gegen gedrückte Stimmung etwa so gut wie viele andere untersuchte Behandlungen, und Gehen zählt. Tageslicht am Morgen stellt die innere Uhr. Beides wirkt ohne gute Laune; es braucht nur eine Tür und Schuhe.',
      },
      exercise: {
        en: 'Choose a way of ten to twenty minutes from your door and back. Put it into tomorrow morning.',
        de: 'Wähle einen Weg von zehn bis zwanzig Minuten von deiner Tür und zurück. Leg ihn auf morgen früh.',
      },
      tool: 'activity',
      practice: {
        en: 'Go outside today before noon, for five minutes at least.',
        de: 'Geh heute vor Mittag hinaus, mindestens fünf Minuten.',
      },
    },
    {
      title: { en: 'What gets in the way', de: 'Was dazwischenkommt' },
      read: {
        en: 'A plan fails at its hurdles: tired, rain, no one answers. Whoever has thought of the hurdle beforehand, with an "if … then", gets past it more often. If it rains, then I go to the market hall.',
        de: 'Ein Plan scheitert an seinen Hürden: müde, Regen, niemand antwortet. Wer die Hürde vorher bedenkt, mit einem „Wenn … dann“, kommt öfter daran vorbei. Wenn es regnet, gehe ich in die Markthalle.',
      },
      exercise: {
        en: 'Take the plan that did not work lately, and write its "if … then".',
        de: 'Nimm den Plan, der zuletzt nicht klappte, und schreib sein „Wenn … dann“.',
      },
      practice: { en: 'Lay out today what tomorrow’s plan needs.', de: 'Leg heute bereit, was der Plan von morgen braucht.' },
    },
    {
      title: { en: 'People', de: 'Menschen' },
      read: {
        en: 'Low mood says that we are a burden. Most people whom we have not answered for long are glad to hear from us, more than we think. Contact need not be a long evening: a picture, a question, a walk side by side.',
        de: 'Gedrückte Stimmung sagt, wir seien eine Last. Die meisten, denen wir lange nicht geantwortet haben, freuen sich mehr über ein Zeichen, als wir denken. Kontakt muss kein langer Abend sein: ein Bild, eine Frage, ein Gang nebeneinander.',
      },
      exercise: {
        en: 'Write to one person in two sentences, without an apology for the silence.',
        de: 'Schreib einem Menschen zwei Sätze, ohne dich für das Schweigen zu entschuldigen.',
      },
      practice: {
        en: 'Be near people for a while today, also without speaking: a café, a library, a park.',
        de: 'Sei heute eine Weile unter Menschen, auch ohne zu reden: Café, Bibliothek, Park.',
      },
    },
    {
      title: { en: 'A look back', de: 'Ein Blick zurück' },
      read: {
        en: 'After a week the question is not whether all is well, but what went with better hours. Mood goes up and down; a single bad day says little about the direction.',
        de: 'Nach einer Woche ist die Frage nicht, ob alles gut ist, sondern was mit besseren Stunden zusammenfiel. Stimmung schwankt; ein einzelner schlechter Tag sagt wenig über die Richtung.',
      },
      exercise: {
        en: 'Open your activities and read what shows there. Choose two that you want to do again next week.',
        de: 'Öffne deine Aktivitäten und lies, was sich zeigt. Wähle zwei, die du nächste Woche wieder tun möchtest.',
      },
      tool: 'activity',
      practice: { en: 'Rest today without a plan, on purpose.', de: 'Ruh heute ohne Plan, mit Absicht.' },
    },
    {
      title: { en: 'Thoughts are sentences', de: 'Gedanken sind Sätze' },
      read: {
        en: 'In low mood thoughts come that sound like facts: it makes no sense, I spoil everything. They are sentences that the mood writes. One need not believe them, nor fight them; one can read them twice.',
        de: 'In gedrückter Stimmung kommen Gedanken, die wie Tatsachen klingen: Es hat keinen Sinn, ich verderbe alles. Es sind Sätze, die die Stimmung schreibt. Man muss sie weder glauben noch bekämpfen; man kann sie zweimal lesen.',
      },
      exercise: {
        en: 'Catch one such sentence and put "I have the thought that …" before it.',
        de: 'Fang einen solchen Satz und stell „Ich habe den Gedanken, dass …“ davor.',
      },
      practice: {
        en: 'Once today, when the mood drops: which sentence went through your mind?',
        de: 'Einmal heute, wenn die Stimmung fällt: Welcher Satz ging dir durch den Kopf?',
      },
    },
    {
      title: { en: 'Look twice', de: 'Zweimal hinsehen' },
      read: {
        en: 'A thought record asks what a fair judge would ask: what speaks for it, what against, what else could be so? The result is seldom rosy. It is usually milder, and truer.',
        de: 'Ein Gedankenprotokoll fragt, was ein fairer Richter fragen würde: Was spricht dafür, was dagegen, was könnte noch sein? Das Ergebnis ist selten rosig. Es ist meist milder und wahrer.',
      },
      exercise: { en: 'Fill in a thought record about yesterday’s sentence.', de: 'Fülle ein Gedankenprotokoll zum Satz von gestern aus.' },
      tool: 'thought',
      practice: { en: 'Keep the other view on a slip of paper in your pocket.', de: 'Trag die andere Sicht auf einem Zettel bei dir.' },
    },
    {
      title: { en: 'Brooding or thinking', de: 'Grübeln oder denken' },
      read: {
        en: 'Thinking ends in a step or in a "that is how it is". Brooding asks "why" again and again and ends nowhere. A rule of thumb: after ten minutes without a new answer it is brooding, and then the body has to do something else.',
        de: 'Denken endet in einem Schritt oder in einem „So ist es“. Grübeln fragt immer wieder „Warum“ und endet nirgends. Faustregel: Nach zehn Minuten ohne neue Antwort ist es Grübeln, und dann muss der Körper etwas anderes tun.',
      },
      exercise: {
        en: 'Write three things that you can do with your hands when brooding starts.',
        de: 'Schreib drei Dinge auf, die du mit den Händen tun kannst, wenn das Grübeln beginnt.',
      },
      practice: { en: 'Once today: stop, stand up, do one of them.', de: 'Einmal heute: innehalten, aufstehen, eines davon tun.' },
    },
    {
      title: { en: 'A problem that weighs', de: 'Ein Problem, das drückt' },
      read: {
        en: 'Some low mood has a reason that can be changed: debts, a quarrel, a heavy month at work. Then it is no flaw of thought, and a step helps more than another view.',
        de: 'Manche gedrückte Stimmung hat einen Grund, der sich ändern lässt: Schulden, ein Streit, ein schwerer Monat bei der Arbeit. Dann ist es kein Denkfehler, und ein Schritt hilft mehr als eine andere Sicht.',
      },
      exercise: {
        en: 'Take one problem, and go through problem solving as far as the first step.',
        de: 'Nimm ein Problem und geh im Problemlösen bis zum ersten Schritt.',
      },
      tool: 'problem',
      practice: { en: 'Take that step, or a tenth of it.', de: 'Tu diesen Schritt, oder ein Zehntel davon.' },
    },
    {
      title: { en: 'The tone inside', de: 'Der Ton nach innen' },
      read: {
        en: 'Many people speak with themselves as they would with nobody else. It does not make them better: harsh self-criticism goes with more low mood, and friendliness with more trying again.',
        de: 'Viele sprechen mit sich, wie sie es mit niemandem sonst tun würden. Besser werden sie dadurch nicht: Harte Selbstkritik geht mit mehr gedrückter Stimmung einher, Freundlichkeit mit mehr neuen Versuchen.',
      },
      exercise: {
        en: 'Write yourself a short letter about something that you blame yourself for.',
        de: 'Schreib dir einen kurzen Brief über etwas, das du dir vorwirfst.',
      },
      tool: 'letter',
      practice: {
        en: 'Once today, say to yourself what you would say to a friend.',
        de: 'Sag dir heute einmal, was du einer Freundin sagen würdest.',
      },
    },
    {
      title: { en: 'What it is for', de: 'Wofür' },
      read: {
        en: 'Joy is a guest; direction can stay. What matters to you is there in low weeks, too, and gives small steps a reason.',
        de: 'Freude ist ein Gast; Richtung kann bleiben. Was dir wichtig ist, ist auch in gedrückten Wochen da und gibt kleinen Schritten einen Grund.',
      },
      exercise: {
        en: 'Fill in two areas under values, and a step of half an hour at most.',
        de: 'Fülle bei den Werten zwei Bereiche aus, und einen Schritt von höchstens einer halben Stunde.',
      },
      tool: 'values',
      practice: {
        en: 'Do one thing today because it matters, not because you feel like it.',
        de: 'Tu heute etwas, weil es zählt, nicht weil du Lust hast.',
      },
    },
    {
      title: { en: 'For later', de: 'Für später' },
      read: {
        en: 'Low mood can come back; that is no failure. Whoever knows the early signs and has written down what helped starts sooner. If these two weeks have changed little, that says something about the weight of what you carry: a good moment to ask for help.',
        de: 'Gedrückte Stimmung kann wiederkommen; das ist kein Scheitern. Wer frühe Zeichen kennt und aufgeschrieben hat, was half, fängt früher an. Wenn diese zwei Wochen wenig geändert haben, sagt das etwas über das Gewicht dessen, was du trägst: ein guter Moment, um Hilfe zu bitten.',
      },
      exercise: {
        en: 'Write three signs by which you notice it early, and three things that helped.',
        de: 'Schreib drei Zeichen auf, an denen du es früh merkst, und drei Dinge, die geholfen haben.',
      },
      practice: {
        en: 'Fill in the PHQ-9 if two weeks have passed, and compare.',
        de: 'Fülle den PHQ-9 aus, wenn zwei Wochen vergangen sind, und vergleiche.',
      },
    },
  ],
  sources: [
    'Martell, Dimidjian & Herman-Dunn (2010), Behavioral Activation for Depression',
    'Cuijpers et al. (2007), Clinical Psychology Review 27, 318–326',
    'Noetel et al. (2024), Effect of exercise for depression, BMJ 384, e075847',
    'Gollwitzer & Sheeran (2006), Advances in Experimental Social Psychology 38, 69–119',
    'NICE (2022), Depression in adults, guideline NG222',
  ],
}

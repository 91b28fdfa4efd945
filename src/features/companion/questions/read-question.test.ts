import { describe, expect, test } from 'vitest'
import { daysOfPeriod, periodIn } from './period.ts'
import { readQuestion } from './read-question.ts'

const TODAY = '2026-11-22'

/** Typed questions by the expected `ask`, each with the expected slot. */
const QUESTIONS: Readonly<Record<string, string>> = {
  feeling: `
    When did I last feel like this? = null
    When did I last feel so? = null
    When did I feel like this last? = null
    When was the last time I felt like this? = null
    Have I felt like this before? = null
    Did I ever feel like this? = null
    when did i last feel anxious = anxious
    When did I last feel really proud? = proud
    When was I last happy? = happy
    When was the last time that I felt calm? = calm
    Last time I felt lonely? = lonely
    When have I last felt so tired? = tired
    Please, when did I last feel grateful? = grateful
    Wann habe ich mich zuletzt so gefühlt? = null
    Wann hab ich mich das letzte Mal so gefühlt? = null
    Habe ich mich schon einmal so gefühlt? = null
    Ging es mir schon mal so? = null
    Wann ging es mir zuletzt so? = null
    Wann habe ich mich zuletzt einsam gefühlt? = einsam
    Wann war ich zuletzt richtig glücklich? = glucklich
    Wann war ich das letzte Mal wütend? = wutend
    Wann fühlte ich mich zuletzt geborgen? = geborgen
    Wann ging es mir zuletzt schlecht? = schlecht
    Sag mir bitte: Wann war ich zuletzt stolz? = stolz`,
  well: `
    What went well in May? = 2026-05
    What went well this month? = 2026-11
    What was good last month? = 2026-10
    What went right in December? = 2025-12
    What worked out in March 2024? = 2024-03
    Which things went well this year? = 2026
    Tell me something good from June = 2026-06
    Good things in 2025 = 2025
    What did I enjoy in September? = 2026-09
    What has gone well last year? = 2025
    Was lief gut im Mai? = 2026-05
    Was lief diesen Monat gut? = 2026-11
    Was war im letzten Monat schön? = 2026-10
    Was ist im März gut gelaufen? = 2026-03
    Was ging im Dezember gut? = 2025-12
    Was hat im Juli geklappt? = 2026-07
    Was war Gutes im Oktober? = 2026-10
    Schönes aus dem Juni = 2026-06
    Was lief letztes Jahr gut? = 2025
    Was ist mir dieses Jahr gelungen? = 2026`,
  sleep: `
    How did I sleep before hard training? = training
    How did I sleep before training = training
    How do I sleep before races? = races
    How did I sleep the night before a race? = race
    Did I sleep well before work? = work
    How was my sleep before the exam? = exam
    My sleep before training = training
    How do I usually sleep the night before my training? = training
    Wie habe ich vor dem Training geschlafen? = training
    Wie hab ich vor harten Trainings geschlafen? = trainings
    Wie schlafe ich vor Wettkämpfen? = wettkampfen
    Wie schlief ich vor der Arbeit? = arbeit
    Wie habe ich in der Nacht vor der Reise geschlafen? = reise
    Wie war mein Schlaf vor dem Training? = training
    Habe ich vor dem Sport gut geschlafen? = sport
    Mein Schlaf vor Prüfungen = prufungen`,
  slept: `
    How have I been sleeping? =
    How have I been sleeping lately? =
    How did I sleep this week? =
    How did I sleep last week? =
    How is my sleep? =
    How’s my sleep lately? =
    Am I sleeping well? =
    Have I been sleeping better lately? =
    Wie habe ich zuletzt geschlafen? =
    Wie schlafe ich? =
    Wie hab ich in letzter Zeit geschlafen? =
    Wie ist mein Schlaf? =
    Schlafe ich genug? =
    Wie habe ich letzte Woche geschlafen? =`,
  helped: `
    What helped on bad days? =
    What helps me on bad days? =
    What has helped me when I was down? =
    What helped when I felt low =
    What makes bad days better? =
    What made a bad day better? =
    Which things helped me? =
    What does me good? =
    What cheers me up? =
    On bad days, what helped? =
    Was half an schlechten Tagen? =
    Was hilft mir an schlechten Tagen? =
    Was hat mir geholfen, wenn es mir schlecht ging? =
    Was tut mir gut? =
    Was hat mir gutgetan? =
    Welche Dinge helfen mir? =
    Was baut mich wieder auf? =
    Was hat schlechte Tage besser gemacht? =`,
  yearAgo: `
    What was I doing a year ago? =
    What did I do one year ago today? =
    a year ago =
    Where was I a year ago? =
    What happened this day last year? =
    How was it this time last year? =
    What was I doing today last year =
    Was habe ich vor einem Jahr gemacht? =
    Was war heute vor einem Jahr? =
    Vor einem Jahr =
    Wie ging es mir vor einem Jahr? =
    Was habe ich letztes Jahr um diese Zeit gemacht? =
    Was war letztes Jahr an diesem Tag? =`,
  best: `
    Which days were my best this month? = 2026-11
    Which were my best days this month? = 2026-11
    My best days in May = 2026-05
    Show me the happiest days of 2025 = 2025
    best days last month = 2026-10
    What was my best day this year? = 2026
    Which days were the nicest in August? = 2026-08
    Welche Tage waren diesen Monat meine besten? = 2026-11
    Meine besten Tage im Mai = 2026-05
    Welche Tage waren die schönsten im August? = 2026-08
    Was waren meine schönsten Tage dieses Jahr? = 2026
    Zeig mir die glücklichsten Tage im letzten Monat = 2026-10
    Mein schönster Tag im Juli = 2026-07`,
  habit: `
    How is meditation going? = meditation
    How’s running going? = running
    How is my morning walk going? = morning walk
    How am I doing with reading? = reading
    How have I been doing with my stretching? = stretching
    How often did I read lately? = read
    How often did I meditate this month? = meditate
    How many times have I done yoga? = yoga
    How are my habits going? = null
    How is a habit going? = null
    Wie läuft das Laufen? = laufen
    Wie läuft es mit der Meditation? = meditation
    Wie klappt es mit dem Lesen? = lesen
    Wie steht es um meine Dehnübungen? = dehnubungen
    Wie oft habe ich Yoga gemacht? = yoga
    Wie oft war ich zuletzt laufen? = laufen
    Wie oft habe ich Yoga diese Woche gemacht? = yoga
    Wie laufen meine Gewohnheiten? = null
    Wie geht es mit dem Klavier voran? = klavier
    Wie laufts mit Lesen? = lesen`,
  happier: `
    Am I happier on days when I run? = run
    Am I happier on days with yoga? = yoga
    Is my mood better when I meditate? = meditate
    Do I feel better on days when I read? = read
    Bin ich an Tagen glücklicher, an denen ich laufe? = laufe
    Bin ich glücklicher, wenn ich lese? = lese
    Ist meine Stimmung an Tagen mit Yoga besser? = yoga
    Geht es mir besser, wenn ich meditiere? = meditiere`,
  last: `
    When did I last run? = run
    When did I last go running? = running
    When did I last go to the dentist? = dentist
    When did I last eat pizza? = pizza
    when was the last time I trained = trained
    When was the last time I did yoga? = yoga
    Hey, when have I last meditated? = meditated
    Wann habe ich zuletzt trainiert? = trainiert
    Wann hab ich das letzte Mal Yoga gemacht? = yoga
    Wann bin ich zuletzt gelaufen? = gelaufen`,
  about: `
    When did I last see my godchild? = godchild
    When did I last visit grandma? = grandma
    When did I last meet with Tom? = tom
    When was I last in Lisbon? = lisbon
    Wann habe ich zuletzt mein Patenkind gesehen? = patenkind
    Wann hab ich Tom zuletzt getroffen? = tom
    Wann war ich zuletzt beim Zahnarzt? = zahnarzt
    Wann habe ich das letzte Mal Oma besucht? = oma
    What did I write about my sister? = sister
    What did I write about Lisbon = lisbon
    When did I last write about work? = work
    When did I mention the garden? = garden
    Find entries about rain = rain
    Show me my notes on the novel = novel
    Entries with Anna = anna
    What have I written about money? = money
    Was habe ich über meine Schwester geschrieben? = schwester
    Was hab ich zum Urlaub geschrieben? = urlaub
    Wann habe ich über die Arbeit geschrieben? = arbeit
    Wann habe ich zuletzt den Garten erwähnt? = garten
    Was schrieb ich über Lissabon? = lissabon
    Zeig mir Einträge über Regen = regen
    Notizen zu Anna = anna
    Was steht in meinem Tagebuch über Geld? = geld`,
}

const GOODBYES = `
  bye|Bye!|Goodbye|Good bye.|good night|Goodnight!|See you later|see you|I have to go|I have to go now|gotta go|I’m off|I am done|I’m done now|That’s all
  that’s enough for today|enough|stop|leave me alone|talk later|take care|thanks, bye|OK, bye|well, goodbye then|I need to leave|I want to sleep now|I’m going to bed
  Tschüss|tschüss!|Tschau|Ciao|Servus|Auf Wiedersehen|Gute Nacht|bis bald|Bis morgen!|Bis dann|ich muss los|Ich muss jetzt gehen|Ich gehe schlafen|Das war’s|das reicht
  Das war es für heute|Schluss für heute|lass mich in Ruhe|mach’s gut|Feierabend|danke, tschüss|Danke, das reicht|ich bin weg|Schlaf gut|Genug für heute|gut, bis später`

const UNCLEAR = `
  hello|How are you?|Who are you?|What is the capital of France?|weather|Do you love me?|my sister|asdf|?!|2 + 2
  Hallo|Wie geht es dir?|Wer bist du?|Was ist die Hauptstadt von Frankreich?|Wetter|Liebst du mich?|meine Schwester|Regen|Laufen
  what|when|how|was|wann|wie|write something|schreib mir etwas`

const split = (text: string) =>
  text
    .split(/[\n|]/)
    .map((line) => line.trim())
    .filter(Boolean)

const asked = Object.entries(QUESTIONS).flatMap(([ask, lines]) =>
  split(lines).map((line) => {
    const [typed, slot = ''] = line.split('=').map((part) => part.trim()) as [string, string?]
    return [ask, typed, slot] as const
  }),
)

const slotOf = (reading: ReturnType<typeof readQuestion>): string => {
  if (reading.kind !== 'question') return reading.kind
  const { ask, ...slots } = reading.question
  return `${ask} ${Object.values(slots).map(String).join()}`.trim()
}

test('the topic of an unknown question is found', () => {
  const topics = [
    'What’s new with Tom?',
    'How many times was I in Lisbon?',
    'Where is the blue scarf?',
    'Was ist eigentlich mit Oma?',
    'how are you',
    'Was war?',
  ]
  expect(
    topics.map((text) => readQuestion(text, TODAY)).map((reading) => (reading.kind === 'unclear' ? reading.topic : reading.kind)),
  ).toEqual(['tom', 'lisbon', 'blue scarf', 'oma', null, null])
})

describe('a question that was typed', () => {
  test('is understood in both languages, with its slot', () => {
    const wrong = asked
      .map(([ask, typed, slot]) => ({ typed, wanted: `${ask} ${slot}`.trim(), read: slotOf(readQuestion(typed, TODAY)) }))
      .filter(({ wanted, read }) => wanted !== read)
    console.log(`${asked.length} phrasings of ${Object.keys(QUESTIONS).length} questions, ${wrong.length} misread`)
    expect(asked.length).toBeGreaterThanOrEqual(120)
    expect(wrong).toEqual([])
  })

  test('is understood without punctuation, in capitals, and with blanks around it', () => {
    for (const [, typed] of asked) {
      const read = readQuestion(typed, TODAY)
      expect(readQuestion(`  ${typed.replaceAll(/[?,.:]/g, '').toUpperCase()} `, TODAY), typed).toEqual(read)
    }
  })

  test('that is none of these is not guessed at', () => {
    expect(split(UNCLEAR).filter((typed) => readQuestion(typed, TODAY).kind !== 'unclear')).toEqual([])
  })

  test('that says how bad somebody feels is no question', () => {
    for (const text of [
      'I feel awful and hopeless',
      'I feel sad today',
      'I’m so lonely',
      'Ich bin heute traurig',
      'mir geht es schlecht',
      'I feel hopeless and I do not know why',
    ])
      expect([text, readQuestion(text, TODAY).kind]).toEqual([text, 'low'])
    for (const text of [
      'I am not sad',
      'Ich bin nicht so traurig',
      'I lost my keys, where are they?',
      'When did I last feel sad?',
      'sad songs',
    ])
      expect([text, readQuestion(text, TODAY).kind]).not.toEqual([text, 'low'])
  })

  test('is read quickly however long it is', () => {
    for (const text of [
      'what '.repeat(50_000),
      'was habe ich über '.repeat(20_000),
      '?'.repeat(100_000),
      'a'.repeat(100_000),
      '\0'.repeat(9999),
    ]) {
      expect(['unclear', 'question']).toContain(readQuestion(text, TODAY).kind)
    }
  })
})

test('a goodbye is recognised in every phrasing, and is never a question', () => {
  const all = split(GOODBYES)
  const stored = all.filter((typed) => readQuestion(typed, TODAY).kind !== 'goodbye')
  console.log(`${all.length} goodbyes, ${stored.length} not heard`)
  expect(all.length).toBeGreaterThanOrEqual(50)
  expect(stored).toEqual([])
})

describe('a period', () => {
  test('without a year is the latest one that has begun', () => {
    const period = (text: string, today: string) => periodIn(text.split(' '), today)
    expect([period('in may', '2026-05-01'), period('in may', '2026-04-30'), period('im janner', '2026-01-01')]).toEqual([
      '2026-05',
      '2025-05',
      '2026-01',
    ])
    expect([period('last month', '2026-01-31'), period('letztes jahr', '2026-01-31'), period('', '2026-01-31')]).toEqual([
      '2025-12',
      '2025',
      '2026-01',
    ])
  })

  test('ends with its last day, and not after today', () => {
    expect(daysOfPeriod('2024-02', TODAY)).toEqual({ from: '2024-02-01', to: '2024-02-29' })
    expect(daysOfPeriod('2026-11', TODAY)).toEqual({ from: '2026-11-01', to: TODAY })
    expect(daysOfPeriod('2026', TODAY)).toEqual({ from: '2026-01-01', to: TODAY })
    expect(daysOfPeriod('2025', TODAY)).toEqual({ from: '2025-01-01', to: '2025-12-31' })
  })
})

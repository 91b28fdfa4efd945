import { WEEKDAYS } from '#platform/web/voice/spoken-words.ts'

// Words for times, in both languages, in lower case without accents.

export type PartOfDay = 'morning' | 'noon' | 'afternoon' | 'evening' | 'night'

/** The hour of each part of the day, used where no other is stated. */
export const HOURS_OF_PARTS: Readonly<Record<PartOfDay, number>> = { morning: 9, noon: 12, afternoon: 15, evening: 19, night: 21 }

export const PARTS: Readonly<Record<string, PartOfDay>> = {
  morning: 'morning',
  mornings: 'morning',
  noon: 'noon',
  midday: 'noon',
  lunchtime: 'noon',
  afternoon: 'afternoon',
  afternoons: 'afternoon',
  evening: 'evening',
  evenings: 'evening',
  night: 'night',
  nights: 'night',
  fruh: 'morning',
  morgen: 'morning',
  morgens: 'morning',
  vormittag: 'morning',
  vormittags: 'morning',
  mittag: 'noon',
  mittags: 'noon',
  nachmittag: 'afternoon',
  nachmittags: 'afternoon',
  abend: 'evening',
  abends: 'evening',
  nacht: 'night',
  nachts: 'night',
}

/** Words that are an exact time by themselves, in minutes after midnight. */
export const PART_OF_ITSELF: Readonly<Record<string, number>> = {
  noon: 720,
  midday: 720,
  midnight: 0,
  mittags: 720,
  mitternacht: 0,
}

export const DAYS: Readonly<Record<string, number>> = { today: 0, tonight: 0, tomorrow: 1, heute: 0, morgen: 1, ubermorgen: 2 }

const FROM_MONDAY_TO_FRIDAY = 0b001_1111
const WEEKEND = 0b110_0000

/** Words that state the weekdays by themselves, as one bit per weekday. */
export const REPEATED: Readonly<Record<string, number>> = {
  daily: 0b111_1111,
  taglich: 0b111_1111,
  weekdays: FROM_MONDAY_TO_FRIDAY,
  werktags: FROM_MONDAY_TO_FRIDAY,
  weekends: WEEKEND,
  ...Object.fromEntries(Object.entries(WEEKDAYS).map(([name, day]) => [`${name}s`, 1 << day])),
}

const MINUTES_OF_HOUR = 60
const MINUTES_OF_DAY = 24 * MINUTES_OF_HOUR
/** Lengths of time, in minutes. */
export const UNITS: Readonly<Record<string, number>> = {
  minute: 1,
  minutes: 1,
  min: 1,
  mins: 1,
  minuten: 1,
  hour: MINUTES_OF_HOUR,
  hours: MINUTES_OF_HOUR,
  stunde: MINUTES_OF_HOUR,
  stunden: MINUTES_OF_HOUR,
  day: MINUTES_OF_DAY,
  days: MINUTES_OF_DAY,
  tag: MINUTES_OF_DAY,
  tage: MINUTES_OF_DAY,
  tagen: MINUTES_OF_DAY,
  week: 7 * MINUTES_OF_DAY,
  weeks: 7 * MINUTES_OF_DAY,
  woche: 7 * MINUTES_OF_DAY,
  wochen: 7 * MINUTES_OF_DAY,
}

const numbered = (names: string): [string, number][] => names.split(' ').map((name, at) => [name, at + 1])
export const MONTHS: Readonly<Record<string, number>> = Object.fromEntries([
  ...numbered('january february march april may june july august september october november december'),
  ...numbered('januar februar marz april mai juni juli august september oktober november dezember'),
])
export const ORDINALS: Readonly<Record<string, number>> = Object.fromEntries([
  ...numbered('first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth'),
  ...numbered(
    'ersten zweiten dritten vierten funften sechsten siebten achten neunten zehnten elften zwolften dreizehnten vierzehnten funfzehnten',
  ),
])

/** Word by word, the longest first. */
export const TRIGGERS: readonly (readonly string[])[] = `
make a note to remind me
set a reminder
set me a reminder
set an alarm
set a timer
make a reminder
create a reminder
add a reminder
new reminder
give me a nudge
give me a reminder
i need a reminder
i need to be reminded
id like to be reminded
i want to be reminded
i want a reminder
dont let me forget
please remind me
can you remind me
could you remind me
would you remind me
can you please remind me
remind me
reminder
nudge me
ping me
wake me
wake me up
alert me
could you
can you
ich brauche eine erinnerung
ich brauch eine erinnerung
ich mochte erinnert werden
ich will erinnert werden
ich muss
ich mochte
stell eine erinnerung
stelle eine erinnerung
stell mir eine erinnerung
stell einen wecker
stelle einen wecker
mach eine erinnerung
mach mir eine erinnerung
erstelle eine erinnerung
neue erinnerung
setz eine erinnerung
kannst du mich
konntest du mich
kannst du mir
wurdest du mich
erinner mich
erinnere mich
lass mich
weck mich
wecke mich
gib mir
sag mir
bescheid geben
bescheid sagen
bescheid
einen schubs
einen stups
erinnert werden
erinnerung
erinnern
nicht vergessen
vergessen`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))
  .toSorted((a, b) => b.length - a.length)

/** Joining words that are removed from the beginning of the reminder's text. */
export const LEADING: ReadonlySet<string> = new Set(
  'please bitte to about of that for an ans am daran daruber dass zu zum zur auf fur wegen and und then dann up also mal doch the die das der den meine meinen mein'.split(
    ' ',
  ),
)

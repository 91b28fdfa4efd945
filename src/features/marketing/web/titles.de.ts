/** Titles of the pages, by path. */
export const de = {
  '/': 'Eine eigene, stille Lichtung',
  '/headspace-alternative': 'Eine Alternative zu Headspace',
  '/free-meditation-app': 'Kostenlose Meditations-Apps',
  '/expensive-meditation-apps': 'Was Meditations-Apps kosten',
  '/calm-alternative': 'Eine Alternative zu Calm',
  '/insight-timer-alternative': 'Eine Alternative zu Insight Timer',
  '/ten-percent-happier-alternative': 'Eine Alternative zu Ten Percent Happier',
  '/waking-up-alternative': 'Eine Alternative zu Waking Up',
  '/meditation-sounds-alternatives': 'Apps für Klänge zum Meditieren',
  '/daylio-alternative': 'Eine Alternative zu Daylio',
  '/ai-journaling-alternatives': 'Tagebücher mit KI, und eines ohne',
  '/ai-habit-tracker-alternatives': 'Gewohnheiten mit KI, und nach Regeln',
  '/ai-workout-alternatives': 'Training mit KI, und nach Regeln',
  '/calorie-tracking-alternatives': 'Kalorienzähler nebeneinander',
  '/personality-quiz-alternatives': 'Persönlichkeitstests nebeneinander',
}

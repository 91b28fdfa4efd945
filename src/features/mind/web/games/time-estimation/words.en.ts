import type { GameWords } from '../../board/board.ts'

export const en: GameWords = {
  how: 'A light glows for a while, between one and a half and six and a half seconds. Then hold the button for just as long. Counting along is allowed; without it, it is more of an adventure.',
  keys: 'Hold the button, or the space bar.',
  labels: { glows: 'The light glows', dark: 'The light is out', watch: 'Watch the light', hold: 'Hold as long as it glowed' },
  measures: { main: 'Mean error', bias: 'Too long (+) or too short (−)', spread: 'Spread' },
  evidence: {
    measures:
      'How closely you reproduce a stretch of time. The mean error shows how far off you were; the second figure, whether you hold too long or too short; the third, how much your attempts varied.',
    transfer:
      'The sense of time changes with attention, tiredness, warmth and mood, so scores differ a lot from day to day. It is here because it is interesting to watch, not as training for anything.',
  },
}

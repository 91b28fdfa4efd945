export const en = {
  label: 'A memory game to play',
  title: 'Stones in dark water',
  begin: 'Play a session',
  again: 'Play again',
  stop: 'Stop',
  paused: 'Paused because the page was hidden.',
  resume: 'Resume',
  measuring: 'One moment: measuring your screen’s timing',
  over: (span: string) => `Your longest path: ${span}`,
  few: 'Too few paths to say anything.',
  overText:
    'One session says little: the app waits for seven before it says “better”, and compares you only with yourself. Nothing was saved or sent.',
  stones: (count: number) => (count === 1 ? '1 stone' : `${count} stones`),
  path: (number: number) => `Path ${number}`,
}

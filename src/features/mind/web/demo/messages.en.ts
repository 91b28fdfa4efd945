export const en = {
  label: 'A memory game to play',
  title: 'Stones in dark water',
  begin: 'Play a session',
  again: 'Once more',
  stop: 'Stop',
  paused: 'Paused, because the page was out of sight.',
  resume: 'Go on',
  measuring: 'A breath, while the screen’s timing is measured',
  over: (span: string) => `Your longest path: ${span}`,
  few: 'Too few paths to say anything.',
  overText:
    'One session says little: the app waits for seven before it says “better”, and compares you with nobody but yourself. Nothing of this was kept or sent.',
  stones: (count: number) => (count === 1 ? '1 stone' : `${count} stones`),
  path: (number: number) => `Path ${number}`,
}

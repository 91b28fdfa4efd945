import type { GameId } from './catalog.ts'

/** Names of the games, for server and web. */
export const GAME_NAMES: Readonly<Record<'en' | 'de', Readonly<Record<GameId, string>>>> = {
  en: {
    corsi: 'Stepping stones',
    'digit-span': 'Row of digits',
    'dual-n-back': 'Two trails back',
    flanker: 'Flock of birds',
    'object-tracking': 'Fireflies',
    'wide-look': 'A wide look',
    'task-switching': 'Shape or shade',
    'symbol-digit': 'Leaf code',
    'go-no-go': 'Leaf or toadstool',
    'stop-signal': 'Hold still',
    matrices: 'Leaf patterns',
    'mental-rotation': 'Turned twigs',
    'lexical-decision': 'Word or sound',
    'time-estimation': 'As long as the light',
  },
  de: {
    corsi: 'Trittsteine',
    'digit-span': 'Zahlenreihe',
    'dual-n-back': 'Zwei Spuren zurück',
    flanker: 'Vogelschwarm',
    'object-tracking': 'Glühwürmchen',
    'wide-look': 'Weiter Blick',
    'task-switching': 'Form oder Ton',
    'symbol-digit': 'Blattschrift',
    'go-no-go': 'Blatt oder Pilz',
    'stop-signal': 'Innehalten',
    matrices: 'Blattmuster',
    'mental-rotation': 'Gedrehte Zweige',
    'lexical-decision': 'Wort oder Klang',
    'time-estimation': 'So lang wie das Licht',
  },
}

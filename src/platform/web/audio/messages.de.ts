import type { Translation } from '../i18n/messages.ts'
import { words } from '../i18n/words.ts'
import type { en } from './messages.ts'

const { plural, number } = words('de')

const tones: Readonly<Record<string, string>> = {
  uplifting: 'Aufbauende Worte',
  energizing: 'Belebende Worte',
  calming: 'Beruhigende Worte',
  empowering: 'Stärkende Worte',
  manifesting: 'Wegweisende Worte',
  healing: 'Heilsame Worte',
}

export const de: Translation<typeof en> = {
  player: 'Player',
  play: 'Abspielen',
  pause: 'Pause',
  close: 'Player schließen',
  failed: 'Der Ton konnte nicht geladen werden.',
  tryAgain: 'Noch einmal versuchen',
  more: 'Mehr',
  less: 'Weniger',
  progress: 'Fortschritt',
  progressText: (at, of) => `${at} von ${of}`,
  volume: 'Lautstärke',
  mute: 'Stumm',
  unmute: 'Ton an',
  back: '15 Sekunden zurück',
  forward: '15 Sekunden vor',
  speed: 'Tempo',
  speedOf: (speed) => `${number(speed)}×`,
  sleep: 'Einschlafuhr',
  sleepOff: 'Keine Einschlafuhr',
  sleepMinutes: (minutes) => plural(minutes, { one: '# Minute', other: '# Minuten' }),
  sleepEnd: 'Bis zum Ende',
  sleepLeft: (time) => `Klingt aus in ${time}`,
  background: 'Klänge im Hintergrund',
  pauseSounds: 'Klänge anhalten',
  playSounds: 'Klänge abspielen',
  closeSounds: 'Klänge schließen',
  speech: (tone) => tones[tone] ?? 'Ein paar Worte',
  details: {
    defaultDescription: 'Achtsamkeitsmeditation',
    chips: ['Meditation', 'Achtsamkeit'],
    createdBy: (name) => `Von ${name}`,
    more: (n) => `+${n} weitere`,
  },
}

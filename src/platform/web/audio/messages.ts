import { defineMessages } from '../i18n/messages.ts'
import { words } from '../i18n/words.ts'

const { plural, number } = words('en')

const tones: Readonly<Record<string, string>> = {
  uplifting: 'Uplifting words',
  energizing: 'Energizing words',
  calming: 'Calming words',
  empowering: 'Empowering words',
  manifesting: 'Manifesting words',
  healing: 'Healing words',
}

export const en = {
  player: 'Player',
  play: 'Play',
  pause: 'Pause',
  close: 'Close player',
  failed: 'The audio could not be loaded.',
  tryAgain: 'Try again',
  more: 'More',
  less: 'Less',
  progress: 'Progress',
  progressText: (at: string, of: string) => `${at} of ${of}`,
  volume: 'Volume',
  mute: 'Mute',
  unmute: 'Unmute',
  back: 'Back 15 seconds',
  forward: 'Forward 15 seconds',
  speed: 'Speed',
  speedOf: (speed: number) => `${number(speed)}×`,
  sleep: 'Sleep timer',
  sleepOff: 'No sleep timer',
  sleepMinutes: (minutes: number) => plural(minutes, { one: '# minute', other: '# minutes' }),
  sleepEnd: 'When this ends',
  sleepLeft: (time: string) => `Fades out in ${time}`,
  background: 'Background sounds',
  pauseSounds: 'Pause the sounds',
  playSounds: 'Play the sounds',
  closeSounds: 'Close the sounds',
  speech: (tone: string) => tones[tone] ?? 'A few words',
  details: {
    defaultDescription: 'Mindfulness meditation track',
    chips: ['Meditation', 'Mindfulness'],
    createdBy: (name: string) => `Created by ${name}`,
    more: (n: number) => `+${n} more`,
  },
}

export const audioMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })

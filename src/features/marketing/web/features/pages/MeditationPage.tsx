import { SoulMiniature } from '../../SoulMiniature.tsx'
import { figure } from '../core/figures.ts'
import type { FeatureWords } from '../core/feature-words.ts'
import { OwnDemo } from '../demo/OwnDemo.tsx'
import { FeaturePage } from '../view/FeaturePage.tsx'

export const words: FeatureWords = {
  path: '/meditation',
  kicker: 'Soul',
  title: 'One breath, and then the next.',
  lead: 'Sit down for three minutes. A quiet voice, night rain, a campfire, or only a slow breath: your own machine makes every second of the sound, and nothing is fetched from anywhere.',
  tryIt: 'Follow ten breaths beside this. It takes less than two minutes, and nobody is told that you did.',
  figures: [
    { value: figure('tracks'), text: 'tracks, made by your server' },
    { value: figure('spoken'), text: 'of them spoken, in English, by a synthetic voice' },
    { value: figure('trackCategories'), text: 'shelves, from hard moments to walking' },
    { value: '3 min', text: 'of listening are a sitting that counts' },
  ],
  parts: [
    {
      title: 'A track is a recipe',
      text: 'Rain is thousands of drops, the sea is slow noise, a bell is a few partials that fade. Fernwell renders them when you press play, the same way each time. So the library is small, whole and yours, and works in a house without internet.',
      art: <SoulMiniature />,
    },
    {
      title: 'For the dark',
      text: 'A sleep timer fades the sound after five to sixty minutes, or at the end of the track. A player stays in the corner while you go elsewhere in the app, and the phone’s lock screen has its buttons.',
      points: [
        'Tracks that you download play without a network.',
        'What you heard without one is added up once there is one, and only once.',
      ],
    },
    {
      title: 'Your own voice, too',
      text: 'Put up recordings of yours or sittings that you were given. They lie beside the others, count the same, and go out with your export.',
    },
    {
      title: 'It counts kindly',
      text: 'Minutes are added up, days are shown as plants, and two days off in any seven leave a row whole. Nothing dies, nobody is ranked, and no bell rings because you stayed away.',
    },
  ],
  limits: [
    'Thirty tracks are few. Who wants hundreds of teachers is better served elsewhere, and our comparisons say where.',
    'The spoken sittings are in English only, by a synthetic voice. Some people will never like one.',
    'It treats nothing. Slow breathing calms many people for a while; for a few, sitting still with closed eyes brings up unrest. Then open them, or stop.',
    'There are no courses, no live groups and no teacher to ask.',
  ],
  questions: [
    {
      q: 'Why six seconds out?',
      a: 'In for four and out for six is six breaths a minute, a pace that many studies of slow breathing used. Choose another one if it feels tight.',
    },
    {
      q: 'What if I cannot see the circle move?',
      a: 'Where your device asks for less motion, only the words change. The count of breaths can be read, too.',
    },
    { q: 'Do I need headphones?', a: 'No. The tracks are made for a small speaker beside a bed as much as for headphones.' },
    { q: 'Does it measure my heart?', a: 'No. It measures minutes of listening.' },
  ],
  sources: [
    'Andrea Zaccaro and others: How breath-control can change your life: a systematic review on psycho-physiological correlates of slow breathing. Frontiers in Human Neuroscience 12, 2018.',
    'Guy William Fincham, Clara Strauss, Jesus Montero-Marin and Kate Cavanagh: Effect of breathwork on stress and mental health: a meta-analysis of randomised-controlled trials. Scientific Reports 13, 2023. (Small effects, and trials of very mixed quality.)',
  ],
  comparisons: [
    '/headspace-alternative',
    '/calm-alternative',
    '/insight-timer-alternative',
    '/free-meditation-app',
    '/meditation-sounds-alternatives',
  ],
  posts: ['breathing-slowly', 'a-sleep-diary'],
}

export default function MeditationPage() {
  return <FeaturePage words={words} demo={<OwnDemo of="breath" />} />
}

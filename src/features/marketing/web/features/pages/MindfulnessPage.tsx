import { GardenMiniature } from '../../GardenMiniature.tsx'
import { HubMiniature } from '../../HubMiniature.tsx'
import { figure } from '../core/figures.ts'
import type { FeatureWords } from '../core/feature-words.ts'
import { OwnDemo } from '../demo/OwnDemo.tsx'
import { FeaturePage } from '../view/FeaturePage.tsx'

export const words: FeatureWords = {
  path: '/meditation-and-mindfulness',
  kicker: 'Meditation and mindfulness',
  title: 'Noticing the day, in small pieces.',
  lead: 'Mindfulness is not an hour on a cushion. It is a minute of rain through the window, a line about the afternoon, and a week that you look at once, kindly. Fernwell has a small place for each.',
  tryIt: 'Press play: the sea in the card is made by this page. Close it, and it is gone.',
  figures: [
    { value: figure('tracks'), text: 'sittings and soundscapes' },
    { value: figure('checkIns'), text: 'check-ins, written by hand' },
    { value: figure('prompts'), text: 'questions to look closely with' },
    { value: '2 in 7', text: 'days off that leave a row of days whole' },
  ],
  parts: [
    {
      title: 'Sound to sit with',
      text: 'Sea, rain, wood and fire, as long as you like, and short guided sittings: five senses, a body scan, walking slowly, letting the day go. All of it is made by your own server.',
    },
    {
      title: 'A look, and not a dashboard',
      text: 'The hub shows the week as a row of plants, the minutes that were yours, and where you stopped. One look in the morning is enough. There is no number to chase.',
      art: <HubMiniature />,
    },
    {
      title: 'What goes with what, without causes',
      text: 'After some weeks, statistics on your server can show on which days you felt better: those with a walk, those with a sitting, those with a short night. It says on how many days that rests, leaves out what may be chance, and never calls it a cause.',
    },
    {
      title: 'A garden out of your days',
      text: 'Each sitting, each page and each small thing feeds a plant. More only ever adds. A winter away costs nothing.',
      art: <GardenMiniature picture="garden-alone" />,
    },
  ],
  limits: [
    'It teaches no tradition, and has no teacher. Who wants one should look for a person or a course.',
    'It makes no promise about stress, sleep or health. Trials of mindfulness programmes find small to moderate effects, of courses with people, not of an app like this.',
    'Meditation is not good for everybody at every time. If it makes you feel worse, stop, and talk to somebody.',
  ],
  questions: [
    {
      q: 'How little is enough?',
      a: 'Three minutes of listening count as a sitting. A line in the journal counts as a page. Nothing has to count.',
    },
    { q: 'Is there a program for thirty days?', a: 'No. There is what is there today, and it is there tomorrow.' },
    { q: 'Can I use it with others in the house?', a: 'Yes. Each person has an account and a key, and nobody sees another’s days.' },
    { q: 'Is the sea a recording?', a: 'No. It is noise, filtered and swelling, made by your browser while you listen.' },
  ],
  sources: [
    'Madhav Goyal and others: Meditation programs for psychological stress and well-being: a systematic review and meta-analysis. JAMA Internal Medicine 174, 2014.',
    'Willoughby B. Britton and others: Defining and measuring meditation-related adverse effects in mindfulness-based programs. Clinical Psychological Science 9, 2021.',
  ],
  comparisons: [
    '/ten-percent-happier-alternative',
    '/waking-up-alternative',
    '/expensive-meditation-apps',
    '/meditation-sounds-alternatives',
  ],
  posts: ['breathing-slowly', 'what-a-streak-does', 'walking'],
}

export default function MindfulnessPage() {
  return <FeaturePage words={words} demo={<OwnDemo of="sea" />} />
}

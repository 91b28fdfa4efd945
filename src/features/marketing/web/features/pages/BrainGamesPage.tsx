import { Mini } from '../../minis/Mini.tsx'
import { figure } from '../core/figures.ts'
import type { FeatureWords } from '../core/feature-words.ts'
import { DemoPlace } from '../demo/DemoPlace.tsx'
import { FeaturePage } from '../view/FeaturePage.tsx'

export const words: FeatureWords = {
  path: '/brain-games-sharpen-mind',
  kicker: 'Mind',
  title: 'Games that measure well, and promise nothing.',
  lead: 'The address of this page says “sharpen your mind”. Research says: you get better at the game. So these are built to measure cleanly, to compare you with nobody but yourself, and to be worth two minutes for their own sake.',
  tryIt: 'Play block tapping here: a real session, with the rules and the score of the app. It is about a minute and a half.',
  figures: [
    { value: figure('games'), text: 'games, each with its papers' },
    { value: figure('domains'), text: 'parts of thinking that they ask for' },
    { value: '1–3 min', text: 'for a session' },
    { value: '7', text: 'sessions, before anything is said of better or worse' },
  ],
  parts: [
    {
      title: 'Tasks from the laboratory',
      text: 'Block tapping, digit span, the flanker, dual n-back, stop signal, mental rotation, matrices and others: tasks that psychologists have used for decades. Each has a card that says what it measures, where it comes from, and what is known of its use.',
    },
    {
      title: 'Timed to the frame',
      text: 'What is shown begins with a frame of your screen, an answer carries the event’s own time stamp, and a trial that your screen missed is void and comes again. The error of your device is measured and told. Sessions of a phone and of a computer are not mixed.',
    },
    {
      title: '“Better” has to be earned',
      text: 'The first two sessions are for learning how it goes, the next five are your baseline. “Better” is said only when the change is larger than your own ups and downs would make it.',
      points: [
        'No norm of other people, no brain age, no ranking.',
        'Practice is never sold as progress in life.',
        'Only answers are believed: the server plays each session again.',
      ],
    },
    {
      title: 'A forest instead of a score',
      text: 'Every session adds a ring to a tree, and each part of thinking has a grove. The forest is all that you ever played, and it only grows. For something even smaller, follow the leaves.',
      art: <Mini of="mind" />,
    },
  ],
  limits: [
    'It does not make you cleverer, does not prevent dementia, and is no test for it. If you worry about your memory, see a doctor.',
    'Your result says how you did in this game, on this device, today.',
    'There is no league, and nobody to beat.',
  ],
  questions: [
    {
      q: 'What is block tapping?',
      a: 'Stones light up one after the other, and you press them in that order, one more each time until two of a length went wrong. Philip Corsi used it with wooden blocks in 1972.',
    },
    {
      q: 'What is a usual result?',
      a: 'In the study by Kessels that is named below, healthy adults reached paths of about six. That was another board in another room, so we show no percentile.',
    },
    { q: 'Can I play with a keyboard?', a: 'Yes. Each game has keys, and says them before it begins. Here it is 1 to 9.' },
    { q: 'What happens with this session?', a: 'Its score stays on the screen until you close the page. Nothing is sent or kept.' },
  ],
  sources: [
    'Daniel J. Simons and others: Do “brain-training” programs work? Psychological Science in the Public Interest 17, 2016.',
    'Monica Melby-Lervåg, Thomas S. Redick and Charles Hulme: Working memory training does not improve performance on measures of intelligence or other measures of “far transfer”. Perspectives on Psychological Science 11, 2016.',
    'Roy P. C. Kessels and others: The Corsi Block-Tapping Task: standardization and normative data. Applied Neuropsychology 7, 2000.',
  ],
  comparisons: ['/personality-quiz-alternatives'],
  posts: ['what-brain-games-do', 'what-a-big-five-result-says'],
}

export default function BrainGamesPage() {
  return (
    <FeaturePage
      words={words}
      demo={
        <DemoPlace name="memory-game" bare>
          <p>Stones light up in dark water, one after the other. Then you press them in that order.</p>
          <p>The game needs a script.</p>
        </DemoPlace>
      }
    />
  )
}

import { Mini } from '../../minis/Mini.tsx'
import { figure } from '../core/figures.ts'
import type { FeatureWords } from '../core/feature-words.ts'
import { DemoPlace } from '../demo/DemoPlace.tsx'
import { FeaturePage } from '../view/FeaturePage.tsx'

export const words: FeatureWords = {
  path: '/fitness',
  kicker: 'Body',
  title: 'A training plan that says why.',
  lead: 'Say what you train for, how often and where. Out comes a plan in which each exercise, each range and each rest has a reason and a source. You log it in a cellar without a network, and the plan takes its next loads from what you did.',
  tryIt:
    'The plan beside this is made by the same engine as in the app, in this page, from your three answers. Open an exercise for its reasons.',
  figures: [
    { value: figure('exercises'), text: 'exercises, each with a drawn figure that moves' },
    { value: figure('equipment'), text: 'pieces of equipment that a place may have' },
    { value: figure('goals'), text: 'things to train for, from strength to moving freely' },
    { value: figure('trainingImports'), text: 'other training apps whose history comes along' },
  ],
  parts: [
    {
      title: 'Made for where you train',
      text: 'Tell it what is there: a gym, two dumbbells under the bed, a bar in the park. Loads are only those that your plates can make, in kilograms or pounds. What a joint should be spared is left out, and comes back in steps.',
    },
    {
      title: 'A log that loses no set',
      text: 'Every set is on your device before anything is sent. The rest counts down, a record is noticed, and the estimate says by which formula it was made. Try it here.',
      art: <Mini of="body" />,
    },
    {
      title: 'It moves on with you',
      text: 'First the repetitions grow, then the load; every few weeks are lighter. A day that was hard is answered by the next one. Plans can be changed at each point, and what you locked stays.',
      points: [
        'A muscle map shows what is rested and what is tired.',
        'What you take away can come back for thirty days.',
        'Own exercises count like the others, with a photo that is sealed.',
      ],
    },
    {
      title: 'Running, riding, swimming',
      text: `Log an outing in seconds, or bring GPX, TCX and FIT files of a watch. Up to ${figure('cardioPoints')} points of a track are kept. The route is drawn on paper: no map service learns where you run.`,
    },
  ],
  model: {
    without:
      'All of it. Plans, loads, swaps and reasons come from rules that can be read, and the same answers give the same plan on every machine.',
    with: 'You can ask about a plan in words, and get an explanation and proposals. Each proposal is held against the same rules; nothing changes until you press.',
    sent: 'Your question and up to seven days of the plan: exercises by their public names, numbers, goal, level, minutes, what is to be spared. Not your loads, trainings, notes or names.',
  },
  limits: [
    'It is no physiotherapist and does not look at how you move. Pain, illness or pregnancy are questions for somebody who can examine you.',
    'It does not read a watch while you train, and there is no app for one. Files come afterwards.',
    'It promises no kilograms and no centimetres.',
    'What it says you could lift once is an estimate, named with its formula, and may be some way off.',
  ],
  questions: [
    {
      q: 'Why these set numbers?',
      a: 'Weekly sets for each muscle lie in a range by how long you have trained, after reviews of training volume. Press “Why this plan” to see which.',
    },
    {
      q: 'Can I bring my history?',
      a: 'Yes: CSV files of Hevy, Strong and FitNotes, recordings as GPX, TCX and FIT, and whole exports of Apple Health and Google Fit. Exercises that it does not know are named, and you decide.',
    },
    { q: 'Is the plan on this page kept?', a: 'No. Close the page, and it is gone. With an account, the same wishes make the same plan.' },
    {
      q: 'What about warm-ups?',
      a: 'They are in the plan and in its minutes: some general minutes first, and lighter sets before the first heavy lifts.',
    },
  ],
  sources: [
    'American College of Sports Medicine: Position stand. Progression models in resistance training for healthy adults. Medicine and Science in Sports and Exercise 41, 2009.',
    'Brad J. Schoenfeld, Dan Ogborn and James W. Krieger: Dose-response relationship between weekly resistance training volume and increases in muscle mass. Journal of Sports Sciences 35, 2017.',
    'Dale A. LeSuer and others: The accuracy of prediction equations for estimating 1-RM performance in the bench press, squat, and deadlift. Journal of Strength and Conditioning Research 11, 1997.',
  ],
  comparisons: ['/ai-workout-alternatives'],
  posts: ['how-to-read-a-training-plan', 'estimating-a-one-rep-max', 'walking'],
}

export default function FitnessPage() {
  return (
    <FeaturePage
      words={words}
      demo={
        <DemoPlace name="training-plan">
          <p>Goal: get stronger. Where: at home. How often: three times a week.</p>
          <p>Here a plan is made from three answers, with the reason of each exercise. It needs a script.</p>
        </DemoPlace>
      }
    />
  )
}

import { figure } from '../core/figures.ts'
import type { FeatureWords } from '../core/feature-words.ts'
import { DemoPlace } from '../demo/DemoPlace.tsx'
import { FeaturePage } from '../view/FeaturePage.tsx'

export const words: FeatureWords = {
  path: '/ai-workout-plans-calorie-tracking',
  kicker: 'Plans and meals',
  title: 'Say what you ate. It adds up, honestly.',
  lead: 'Training plans and a food diary are usually sold as artificial intelligence. Here both follow rules that you can read. A language model may help where you want one, and is never needed.',
  tryIt: 'Type a meal as you would say it. The reader beside this is that of the app, over a small table.',
  figures: [
    { value: figure('foods'), text: 'foods of two public tables, American and German' },
    { value: figure('nutrients'), text: 'values for each at most, and a blank where none is known' },
    { value: figure('exercises'), text: 'exercises to make a plan of' },
    { value: figure('usualFoods'), text: 'foods that the small reader on this page knows' },
  ],
  parts: [
    {
      title: 'Understood, then shown, then counted',
      text: '“Two eggs and half a banana” becomes foods and grams. You see them before anything counts, with the other foods that each may have meant. Of an impossible amount it says so and guesses nothing.',
    },
    {
      title: 'It knows what it does not know',
      text: 'A value that a table does not have stays blank, and a day says which share of it nobody knows. A calorie number is a range in disguise; what your body uses is read off your own weight and meals over weeks, rather than off a formula alone.',
      points: [
        'Labels by barcode come from Open Food Facts, if you turn that on.',
        'Recipes, a plan for the week, and a shopping list to share.',
        'A mode without numbers: write down meals and see none.',
      ],
    },
    {
      title: 'A plan beside the plate',
      text: 'What a day’s food goes with – mood, the night after it, training – is worked out over whole days alone. It says on how many days that rests, and never calls it a cause.',
      art: (
        <DemoPlace name="training-plan">
          <p>Here a training plan is made from three answers. It needs a script.</p>
        </DemoPlace>
      ),
    },
    {
      title: 'Bounds that hold',
      text: 'Goals keep within limits whatever is wished for, and each limit that acted is named. Nothing gives points for eating less. For people under 18 it suggests no deficit.',
    },
  ],
  model: {
    without:
      'Plans from your answers, meals from sentences and barcodes, sums, goals, statistics: all by rules, on your device and your server.',
    with: 'It can read a sentence that our reader did not make sense of, or one photo of a plate; and explain a training plan and propose changes. Names and weights are taken from its answer; the figures come from our tables.',
    sent: 'For a meal: exactly the words that you typed, or one picture, drawn anew and without place or time. For a plan: your question and up to seven days of it. Never your diary, your weight or your name, and nothing before you agreed.',
  },
  limits: [
    'Counting calories is not good for everybody. If you have or had an eating disorder, please speak with someone who treats you first. Nothing else here needs the food diary.',
    'A weight guessed from a photo is a guess. It comes with a range, and real models have their own mistakes.',
    'It prescribes no diet, and treats nothing.',
    'Restaurant meals and brands are few in the tables; you add your own.',
  ],
  questions: [
    {
      q: 'How well does the reader understand?',
      a: 'We keep a list of 412 phrases in two languages that it is tested with, and it has to read at least 97 of 100 of them rightly. We wrote that list, so it says little about yours: try it above.',
    },
    {
      q: 'So where is the AI?',
      a: 'Only where whoever runs your server connected a model and you agreed. The parts of this page that run here use none.',
    },
    {
      q: 'Can my old diary come along?',
      a: 'Yes: files of MyFitnessPal, Cronometer, Lose It!, Yazio, FDDB and Apple Health, and any table with a day and a food in each row.',
    },
    {
      q: 'Which tables are they?',
      a: 'The National Nutrient Database for Standard Reference of the US Department of Agriculture, and the German Bundeslebensmittelschlüssel. Each food says which it is of.',
    },
  ],
  sources: [
    'Steven W. Lichtman and others: Discrepancy between self-reported and actual caloric intake and exercise in obese subjects. New England Journal of Medicine 327, 1992.',
    'Lorien E. Urban and others: Accuracy of stated energy contents of restaurant foods. JAMA 306, 2011.',
    'American College of Sports Medicine: Position stand. Progression models in resistance training for healthy adults. Medicine and Science in Sports and Exercise 41, 2009.',
  ],
  comparisons: ['/calorie-tracking-alternatives', '/ai-workout-alternatives'],
  posts: ['calories-are-ranges', 'how-to-read-a-training-plan', 'walking'],
}

export default function PlansAndMealsPage() {
  return (
    <FeaturePage
      words={words}
      demo={
        <DemoPlace name="food-phrases">
          <p>“Two eggs, a slice of bread with butter and half an avocado” becomes four foods with their grams.</p>
          <p>Here you can type a meal and see how it is understood. It needs a script.</p>
        </DemoPlace>
      }
    />
  )
}

import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  score: 'Brain Care Score',
  scoreLine: (low: string, high: string, most: number) =>
    low === high ? `${low} of ${most} points` : `Between ${low} and ${high} of ${most} points`,
  scoreOpen: (n: number) =>
    n === 0 ? 'You have answered everything.' : n === 1 ? 'One answer is still open.' : `${n} answers are still open.`,
  scoreAbout:
    'Items and points as published by Singh et al. in 2023 for the McCance Center’s score; the wording is ours. Fernwell is not connected with its authors. Points describe habits and readings. They do not predict anyone’s future.',
  picture: (low: string, high: string) => `A sprig of 21 leaves: ${low} are green, and as many as ${high} could be`,
  points: (low: number, high: number, most: number) => (low === high ? `${low} of ${most}` : `${low}–${high} of ${most}`),
  why: 'Why it is here',
  step: 'One small step',
  habit: (name: string) => `Make it a habit: ${name}`,
  edit: 'Answer',
  change: 'Change',
  editOf: (name: string) => `Answer: ${name}`,
  changeOf: (name: string) => `Change: ${name}`,
  useLog: 'Use what I log',
  atLeast: (words: string) => `At least ${words}`,
  hidden: 'Counted, not shown',
  sessions: 'training sessions',
  wholeDays: 'complete days in your diary',
  weights: 'weights',
  beside: (mood: string, n: number) => `For comparison: your mood averaged ${mood} of 5 over ${n} days.`,
  pressureIs: (upper: string, lower: string) => `${upper} over ${lower} mmHg`,
  percent: (value: string) => `${value} %`,
  mgDl: (value: string) => `${value} mg/dL`,
  mmolL: (value: string) => `${value} mmol/l`,
  withoutHdl: (value: string) => `without HDL ${value}`,
  bmiIs: (value: string) => `Body mass index ${value}`,
  foodIs: (reached: number, open: number) => `${reached} of 5 reached${open > 0 ? `, ${open} open` : ''}`,
  drinksAre: (value: string) => `${value} drinks a week`,
  minutesAre: (value: string) => `${value} minutes a week`,
  hoursAre: (value: string) => `${value} hours a night`,
  more: 'More to look at',
  doors: {
    factors: { title: 'Fourteen factors', line: 'Your list of things you can change' },
    essentials: { title: 'Life’s Essential 8', line: 'Heart and vessels, from 0 to 100' },
    checks: { title: 'Hearing and sight', line: 'Four short checks' },
    articles: { title: 'Something to read', line: 'Twenty articles, with sources' },
  },
  print: 'PDF for your doctor',
  printHint: 'Your answers, where they come from, and what is not known.',
  over: 'Over time',
  overText: 'Days on which an answer changed. If answers were missing, the band shows the possible range.',
  overFew: 'Once answers change on another day, this shows how the score moved.',
  day: 'Day',
  least: 'At least',
  most: 'At most',
  items: {
    pressure: {
      why: 'The brain is fed by very fine vessels, and pressure that stays high over years is hard on them. It is also the item that is easiest to measure.',
      step: 'Borrow or buy a cuff for the upper arm, and measure on three mornings, sitting still for five minutes first.',
      habit: { name: 'Measure my blood pressure', question: 'Did you measure your blood pressure?' },
    },
    sugar: {
      why: 'HbA1c shows how much sugar your blood carried over two to three months. Untreated diabetes strains blood vessels everywhere, including in the brain.',
      step: 'At your next visit, ask whether it was measured recently. And walk for ten minutes after your largest meal.',
      habit: { name: 'Walk ten minutes after a meal', question: 'Did you walk after a meal today?' },
    },
    cholesterol: {
      why: 'Across populations, high LDL cholesterol in midlife is linked to more dementia later. The Brain Care Score asks for the total, the second score for all but HDL.',
      step: 'Find your last blood test; it usually shows both numbers. Beans or lentils instead of sausage are a start.',
      habit: { name: 'Beans, lentils or nuts', question: 'Did you eat beans, lentils or nuts today?' },
    },
    body: {
      why: 'Weight for height is a rough figure that says nothing about muscle, build or how you feel. It is here because the studies behind the score used it.',
      step: 'No diet. One meal a day at a table, without a screen, until you are full.',
      habit: { name: 'A meal at the table', question: 'One meal today without a screen?' },
    },
    food: {
      why: 'Plenty of plants and whole grains and little salt are good for your blood vessels. Any three of the five goals are enough for all the points.',
      step: 'Add a handful of something green or red to one meal.',
      habit: { name: 'An extra handful of vegetables', question: 'Did you eat an extra handful of vegetables?' },
    },
    alcohol: {
      why: 'Large amounts harm the brain, and the idea that a little is good for it has not held up well.',
      step: 'Choose evenings without alcohol, and something nice to drink instead.',
      habit: { name: 'An evening without alcohol', question: 'Was this evening without alcohol?' },
    },
    smoking: {
      why: 'Smoke hurts vessels quickly, and they begin to recover soon after the last cigarette. The score counts anyone who stopped more than a year ago like someone who never smoked.',
      step: 'Help doubles the odds of stopping: a quitline, patches, or your doctor. If you do not smoke, this is done.',
      habit: { name: 'First cigarette an hour later', question: 'Did you wait an extra hour before your first cigarette?' },
    },
    movement: {
      why: 'Moving so that you breathe faster is good for vessels, mood and sleep. It does not have to be sport, or all at once.',
      step: 'Ten minutes outside, at a pace where you can still talk.',
      habit: { name: 'Ten brisk minutes outside', question: 'Were you out for ten brisk minutes?' },
    },
    sleep: {
      why: 'The brain tidies up during sleep, and people who sleep too little for years do worse on average. Snoring with pauses can be treated, and is worth a visit to the doctor.',
      step: 'Get up at the same time every day this week, even after a bad night.',
      habit: { name: 'Up at the same time', question: 'Did you get up at your time?' },
    },
    stress: {
      why: 'Hard times are part of life. Years of stress wear on sleep, heart and mood, and there is help for that.',
      step: 'Five slow breaths before the next thing, longer out than in.',
      habit: { name: 'Five slow breaths', question: 'Five breaths, longer out than in?' },
    },
    people: {
      why: 'Conversation is work for the whole brain, and people who are less alone do better in many studies. The score asks for two people who know you well.',
      step: 'Write a line to someone you have not heard from in a while.',
      habit: { name: 'A line to someone', question: 'Did you write to or call someone?' },
    },
    meaning: {
      why: 'A sense that what you do matters is linked to better years. The score asks about it just as it asks about blood pressure, which is rather beautiful.',
      step: 'Spend ten minutes on something that would be missed if no one did it.',
      habit: { name: 'Ten minutes for what matters to me', question: 'Ten minutes for what matters to you?' },
    },
  },
}

export const homeMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })

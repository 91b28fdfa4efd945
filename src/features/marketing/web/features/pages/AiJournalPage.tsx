import { figure } from '../core/figures.ts'
import type { FeatureWords } from '../core/feature-words.ts'
import { DemoPlace } from '../demo/DemoPlace.tsx'
import { FeaturePage } from '../view/FeaturePage.tsx'

export const words: FeatureWords = {
  path: '/journaling-with-ai',
  kicker: 'The journal, with or without a model',
  title: 'A good question, and nobody reading along.',
  lead: 'Most of what an AI journal is wanted for is a question at the right moment. Fernwell asks it by rules. A language model can look back with you as well: if whoever runs the server connects one, and if you agree to where your words go.',
  tryIt: 'Take a question and answer it. The rules that choose it run in this page; no model is asked, and nothing is sent.',
  figures: [
    { value: figure('prompts'), text: 'questions written by hand, in English and German' },
    { value: figure('checkIns'), text: 'check-ins for particular evenings, from envy to Sunday' },
    { value: '0', text: 'models that it needs' },
    { value: figure('modelRequestsPerDay'), text: 'requests a person may make of a model in a day, unless the server says otherwise' },
  ],
  parts: [
    {
      title: 'Chosen, and the reason said',
      text: 'A question suits the time of day and what your last days held little of: words after days of moods alone, rest after tired ones. It comes back only after sixty others. Press “Why this?”, and the rule is named.',
    },
    {
      title: 'Check-ins that pretend nothing',
      text: 'In the companion, a check-in asks, you choose, and a small step follows that a person wrote beforehand. It says first that it is nobody. It keeps nothing on the server, and a goodbye is one press.',
    },
    {
      title: 'A model reads what you chose, and you see it first',
      text: 'Where a model is connected, you pick the entries: this one, today’s, a week’s. Before anything goes out, the very text that would be sent is on the screen, with the model’s name and the place it runs at.',
      points: [
        'It can write a reflection, ask a question, or offer titles.',
        'Your agreement holds for this purpose and this destination. Another destination is asked about anew.',
        'You can take it back in the settings, at any time.',
      ],
    },
    {
      title: 'It may run on your own machine',
      text: 'A model can be a service of somebody else, or a file on the same server. With a file, your words do not leave the machine. It wants about as much memory as the file is large, and is slower and plainer than the large services.',
    },
  ],
  model: {
    without:
      'Everything on this page but the looking back: questions and their reasons, check-ins, search, calendars, what goes with what. A guided look back asks you three questions over your week.',
    with: 'A reflection, one question, or titles for entries that you picked. What it writes stands apart from your own words and names the model and the day. Whatever it says may be wrong.',
    sent: 'The text, day and mood of the chosen entries, and our instructions, which you can read first. Not your name, places, tags, activities, feelings, weather, photos or files; nothing that is marked as hard; nothing from a locked journal.',
  },
  limits: [
    'It does not diagnose, and does not treat. A model is no person, and no therapist.',
    'It learns nothing from your writing in the background: no model runs unless you press for it.',
    'Words that sound like a crisis bring up helplines first, found by rules on your device. That list of words misses some, so help is always one press away.',
    'What a service does with what it was sent, its own terms say. Fernwell cannot promise it for them.',
  ],
  questions: [
    {
      q: 'Which model is it?',
      a: 'The one that whoever runs your server connected, or none. Fernwell brings none along and recommends none.',
    },
    {
      q: 'Is my journal used to train anything?',
      a: 'Not by Fernwell: it sends nothing by itself and has nothing to train. If you send entries to a service, that service’s terms apply.',
    },
    {
      q: 'Does a question know what I wrote?',
      a: 'The rules look at moods, feelings, activities and how long entries were, not at the meaning of words. That is why they can say exactly why they asked.',
    },
    { q: 'Can I turn all of it off?', a: 'Yes. Without your agreement no model is asked, and you need not answer a question to write.' },
  ],
  sources: [
    'Joanne Frattaroli: Experimental disclosure and its moderators: a meta-analysis. Psychological Bulletin 132, 2006.',
    'Niall Bolger, Angelina Davis and Eshkol Rafaeli: Diary methods: capturing life as it is lived. Annual Review of Psychology 54, 2003.',
  ],
  comparisons: ['/ai-journaling-alternatives', '/daylio-alternative'],
  posts: ['a-journal-you-reread', 'backing-up-private-writing', 'leaving-an-app-with-your-data'],
}

export default function AiJournalPage() {
  return (
    <FeaturePage
      words={words}
      demo={
        <DemoPlace name="journal-prompts">
          <p>“What did you notice today that nobody else would have seen?”</p>
          <p>Here a question is chosen for the time of day, with its reason, and a page to answer on. It needs a script.</p>
        </DemoPlace>
      }
    />
  )
}

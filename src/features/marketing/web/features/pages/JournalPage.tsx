import { GardenMiniature } from '../../GardenMiniature.tsx'
import { ProfileMiniature } from '../../ProfileMiniature.tsx'
import { figure } from '../core/figures.ts'
import type { FeatureWords } from '../core/feature-words.ts'
import { OwnDemo } from '../demo/OwnDemo.tsx'
import { FeaturePage } from '../view/FeaturePage.tsx'

export const words: FeatureWords = {
  path: '/personaljournal',
  kicker: 'The journal',
  title: 'A journal that stays in the house.',
  lead: 'Write a line, choose the weather inside, and find it again in ten years. Your pages lie on a machine of yours, sealed with a key of your own, and open without a network.',
  tryIt: 'The page beside this is for you to write on. It shows what of your words a copied disk would give away.',
  figures: [
    { value: figure('prompts'), text: 'questions to write from, chosen by rules' },
    { value: figure('journalImports'), text: 'kinds of diary files that it reads' },
    { value: `${figure('trashDays')} days`, text: 'in which a thrown away page comes back' },
    { value: '0', text: 'words of yours that are sent anywhere by themselves' },
  ],
  parts: [
    {
      title: 'A day needs one sentence',
      text: 'An entry is text, a mood from stormy to sunny, tags, activities, photos or a recording. All of it is optional, and a mood alone is a day, too. Several journals lie side by side, and one that asks for a lock is in no list until you open it.',
    },
    {
      title: 'Found again, by a word or a day',
      text: 'The index is built on your device, so a search needs no network. It knows beginnings, phrases, slips of the finger, tags and moods. There is a calendar, a year in pixels, and memories of the same day in other years.',
      points: [
        'What you mark as hard never comes back as a memory, a question or a notice.',
        'Each entry keeps its last hundred versions.',
        'Two devices are merged; where both changed the same text, both versions are there.',
      ],
    },
    {
      title: 'Each page feeds something that grows',
      text: 'An entry is one of the small acts from which the garden is drawn. Two days off in any seven leave a row of days whole, and a plant never withers because you were away.',
      art: <GardenMiniature picture="garden-alone" />,
    },
    {
      title: 'In, and out again',
      text: 'Diaries of Daylio, Day One, Journey, jrnl, Diarium, Apple Journal and Pixels come along, and so do Markdown notes. You see what would come before anything is written, and can take all of it back. Out it goes as files that other programs read, or as a book in PDF.',
      art: <ProfileMiniature />,
    },
  ],
  limits: [
    'It is not end-to-end encrypted: the running server holds the keys, and whoever runs it could read what it opens. If that is not you, choose with care.',
    'Days and mood levels stay readable beside the seal, because calendars are drawn from them.',
    'It is no therapy, and nobody reads along. Writing about something hard can also make an evening harder; you may stop at any line.',
    'There is no app in a store. It is a web app that goes on the home screen, and it needs one visit with a network first.',
  ],
  questions: [
    {
      q: 'Does what I type on this page go anywhere?',
      a: 'No. It is in the field and nowhere else, and it is gone when you close the page. Nothing is put into the browser’s storage.',
    },
    { q: 'Do I have to write every day?', a: 'No. A missed day is a rest. Reminders come only where you set them.' },
    {
      q: 'What happens to a page that I delete?',
      a: 'It lies in the trash for thirty days and is then gone for good; or at once, if you empty the trash. Backups from before keep a sealed copy until whoever runs the server deletes them.',
    },
    {
      q: 'Can I read it without Fernwell?',
      a: 'Yes. The journal can be exported by itself, and printed as a book in PDF that spans up to ten years.',
    },
  ],
  sources: [
    'Joanne Frattaroli: Experimental disclosure and its moderators: a meta-analysis. Psychological Bulletin 132, 2006. (On average writing about hard things helps a little, and not everybody.)',
  ],
  comparisons: ['/daylio-alternative', '/ai-journaling-alternatives'],
  posts: ['a-journal-you-reread', 'backing-up-private-writing', 'grief-and-writing'],
}

export default function JournalPage() {
  return <FeaturePage words={words} demo={<OwnDemo of="page" />} />
}

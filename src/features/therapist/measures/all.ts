import type { Words } from '../form/fields.ts'
import type { MeasureKind } from '../kinds.ts'
import type { Measure } from './measure.ts'

const ANSWERS: Measure['answers'] = [
  { en: 'Not at all', de: 'Überhaupt nicht' },
  { en: 'Several days', de: 'An einzelnen Tagen' },
  { en: 'More than half the days', de: 'An mehr als der Hälfte der Tage' },
  { en: 'Nearly every day', de: 'Beinahe jeden Tag' },
]

const BURDEN: Measure['burden'] = {
  text: {
    en: 'If you checked off any problems, how difficult have these problems made it for you to do your work, take care of things at home, or get along with other people?',
    de: 'Wenn eines oder mehrere der in diesem Fragebogen beschriebenen Probleme bei Ihnen vorliegen, geben Sie bitte an, wie sehr diese Probleme es Ihnen erschwert haben, Ihre Arbeit zu tun, Ihren Haushalt zu regeln oder mit anderen Menschen zurechtzukommen.',
  },
  answers: [
    { en: 'Not difficult at all', de: 'Überhaupt nicht erschwert' },
    { en: 'Somewhat difficult', de: 'Etwas erschwert' },
    { en: 'Very difficult', de: 'Relativ stark erschwert' },
    { en: 'Extremely difficult', de: 'Sehr stark erschwert' },
  ],
}

const TERMS: Words = {
  en: 'Developed by Drs. Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc. No permission required to reproduce, translate, display or distribute.',
  de: 'Entwickelt von Robert L. Spitzer, Janet B. W. Williams, Kurt Kroenke und anderen, mit einer Förderung von Pfizer Inc. Darf ohne Erlaubnis vervielfältigt, übersetzt, gezeigt und verbreitet werden.',
}

const CHANGE_SOURCE = 'Gyani, Shafran, Layard & Clark (2013), Behaviour Research and Therapy 51, 597–606'

const phq9: Measure = {
  kind: 'phq9',
  title: { en: 'PHQ-9: low mood', de: 'PHQ-9: gedrückte Stimmung' },
  about: { en: 'Nine questions about the last two weeks', de: 'Neun Fragen zu den letzten zwei Wochen' },
  lead: {
    en: 'Over the last 2 weeks, how often have you been bothered by any of the following problems?',
    de: 'Wie oft fühlten Sie sich im Verlauf der letzten 2 Wochen durch die folgenden Beschwerden beeinträchtigt?',
  },
  items: [
    { en: 'Little interest or pleasure in doing things', de: 'Wenig Interesse oder Freude an Ihren Tätigkeiten' },
    { en: 'Feeling down, depressed, or hopeless', de: 'Niedergeschlagenheit, Schwermut oder Hoffnungslosigkeit' },
    {
      en: 'Trouble falling or staying asleep, or sleeping too much',
      de: 'Schwierigkeiten ein- oder durchzuschlafen oder vermehrter Schlaf',
    },
    { en: 'Feeling tired or having little energy', de: 'Müdigkeit oder Gefühl, keine Energie zu haben' },
    { en: 'Poor appetite or overeating', de: 'Verminderter Appetit oder übermäßiges Bedürfnis zu essen' },
    {
      en: 'Feeling bad about yourself – or that you are a failure or have let yourself or your family down',
      de: 'Schlechte Meinung von sich selbst; Gefühl, ein Versager zu sein oder die Familie enttäuscht zu haben',
    },
    {
      en: 'Trouble concentrating on things, such as reading the newspaper or watching television',
      de: 'Schwierigkeiten, sich auf etwas zu konzentrieren, z. B. beim Zeitunglesen oder Fernsehen',
    },
    {
      en: 'Moving or speaking so slowly that other people could have noticed? Or the opposite – being so fidgety or restless that you have been moving around a lot more than usual',
      de: 'Waren Ihre Bewegungen oder Ihre Sprache so verlangsamt, dass es auch anderen auffallen würde? Oder waren Sie im Gegenteil „zappelig“ oder ruhelos und hatten dadurch einen stärkeren Bewegungsdrang als sonst?',
    },
    {
      en: 'Thoughts that you would be better off dead or of hurting yourself in some way',
      de: 'Gedanken, dass Sie lieber tot wären oder sich Leid zufügen möchten',
    },
  ],
  answers: ANSWERS,
  burden: BURDEN,
  bands: [
    { from: 0, words: { en: 'minimal', de: 'minimal' } },
    { from: 5, words: { en: 'mild', de: 'mild' } },
    { from: 10, words: { en: 'moderate', de: 'mittelgradig' } },
    { from: 15, words: { en: 'moderately severe', de: 'ausgeprägt' } },
    { from: 20, words: { en: 'severe', de: 'schwer' } },
  ],
  cutoff: 10,
  reliable: 6,
  careItem: 9,
  sources: [
    'Kroenke, Spitzer & Williams (2001), Journal of General Internal Medicine 16, 606–613',
    'Löwe, Spitzer, Zipfel & Herzog (2002), Gesundheitsfragebogen für Patienten (PHQ-D)',
    CHANGE_SOURCE,
  ],
  terms: TERMS,
}

const gad7: Measure = {
  kind: 'gad7',
  title: { en: 'GAD-7: anxiety', de: 'GAD-7: Angst' },
  about: { en: 'Seven questions about the last two weeks', de: 'Sieben Fragen zu den letzten zwei Wochen' },
  lead: {
    en: 'Over the last 2 weeks, how often have you been bothered by the following problems?',
    de: 'Wie oft fühlten Sie sich im Verlauf der letzten 2 Wochen durch die folgenden Beschwerden beeinträchtigt?',
  },
  items: [
    { en: 'Feeling nervous, anxious or on edge', de: 'Nervosität, Ängstlichkeit oder Anspannung' },
    { en: 'Not being able to stop or control worrying', de: 'Nicht in der Lage sein, Sorgen zu stoppen oder zu kontrollieren' },
    { en: 'Worrying too much about different things', de: 'Übermäßige Sorgen bezüglich verschiedener Angelegenheiten' },
    { en: 'Trouble relaxing', de: 'Schwierigkeiten zu entspannen' },
    { en: 'Being so restless that it is hard to sit still', de: 'Rastlosigkeit, so dass Stillsitzen schwer fällt' },
    { en: 'Becoming easily annoyed or irritable', de: 'Schnelle Verärgerung oder Gereiztheit' },
    { en: 'Feeling afraid as if something awful might happen', de: 'Gefühl der Angst, so als würde etwas Schlimmes passieren' },
  ],
  answers: ANSWERS,
  burden: BURDEN,
  bands: [
    { from: 0, words: { en: 'minimal', de: 'minimal' } },
    { from: 5, words: { en: 'mild', de: 'mild' } },
    { from: 10, words: { en: 'moderate', de: 'mittelgradig' } },
    { from: 15, words: { en: 'severe', de: 'schwer' } },
  ],
  cutoff: 10,
  reliable: 4,
  sources: [
    'Spitzer, Kroenke, Williams & Löwe (2006), Archives of Internal Medicine 166, 1092–1097',
    'Löwe et al. (2008), Medical Care 46, 266–274',
    CHANGE_SOURCE,
  ],
  terms: TERMS,
}

export const MEASURES: Readonly<Record<MeasureKind, Measure>> = { phq9, gad7 }

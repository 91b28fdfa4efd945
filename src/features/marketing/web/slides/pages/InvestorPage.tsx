import { Link } from 'react-router'
import { calm } from '../../compare/apps/calm.ts'
import { headspace } from '../../compare/apps/headspace.ts'
import { BUILD_DAY } from '../../compare/core/build-day.ts'
import { currentPrices, longDay } from '../../compare/core/fact.ts'
import { amount, OWN_DEFAULTS, ownCost, planCost } from '../../compare/core/five-years.ts'
import { SourceLine } from '../../compare/view/SourceLine.tsx'
import { FIGURES, figure } from '../../features/core/figures.ts'
import type { Slide } from '../core/slide.ts'
import { FigureTable, Columns, Figures, Points, Small } from '../view/Parts.tsx'
import { Presentation } from '../view/Presentation.tsx'

const own = ownCost(OWN_DEFAULTS)
/** Yearly plans with a price that is current by the rule of the comparisons. */
const yearly = [headspace, calm].flatMap((app) => {
  const price = currentPrices(app, BUILD_DAY).find(({ per }) => per === 'year')
  return price ? [{ name: app.name, price }] : []
})

export const slides: readonly Slide[] = [
  {
    title: 'A wellbeing app that cannot be taken away.',
    area: 'hub',
    look: 'cover',
    body: <p>What Fernwell is, what it could earn, and what nobody knows yet. Each number on these slides names its source.</p>,
    notes: 'This presentation makes no offer and asks for no money. It says what there is, so that somebody can decide whether to talk.',
  },
  {
    title: 'People write down what they would tell nobody',
    area: 'journal',
    body: (
      <>
        <p>
          Moods, meals, weights, doubts, nights. European law counts data about health among those that need the most protection. Mostly
          they lie with a company that can be sold, hacked, or closed.
        </p>
        <p>The usual answer is a promise. The other one is to put the machine into the person’s own house.</p>
      </>
    ),
    notes: 'We do not name companies here. The comparisons on this site do, with dated and graded facts.',
    sources: ['Regulation (EU) 2016/679 (General Data Protection Regulation), article 9: special categories of personal data.'],
  },
  {
    title: 'What it is',
    area: 'hub',
    body: (
      <Figures
        figures={[
          { value: figure('tracks'), text: 'meditations and soundscapes, made by the machine itself' },
          { value: figure('prompts'), text: 'questions to write from' },
          { value: figure('exercises'), text: 'exercises, and plans that say why' },
          { value: figure('foods'), text: 'foods, and a diary that knows what it does not know' },
          { value: figure('games'), text: 'games that measure and promise nothing' },
          { value: figure('checkIns'), text: 'check-ins by rules' },
        ]}
      />
    ),
    notes: 'One app for what people otherwise buy in five. Each can be tried on this site without an account.',
    sources: ['Counted in the source code; a test compares each figure with it.'],
  },
  {
    title: 'What people pay elsewhere, and what this takes',
    area: 'soul',
    body: (
      <>
        <FigureTable
          label="Five years"
          rows={[
            ...yearly.map(({ name, price }) => ({
              what: `${name}, ${price.plan}, five years at the price of that day`,
              value: `US$${amount(planCost(price)!)}`,
            })),
            { what: 'Fernwell: a machine and its electricity, five years', value: `US$${amount(own.money)}` },
            { what: `The same with ${own.hours} hours of one’s own time`, value: `US$${amount(own.withTime)}` },
          ]}
        />
        {[...new Set(yearly.map(({ price }) => price.source))].map((source) => (
          <SourceLine key={source.by} source={source} />
        ))}
      </>
    ),
    notes:
      'Be fair: with one’s own time counted, self-hosting one app for one person is dearer. It pays where a machine runs anyway, for a family, or for whom privacy is worth the hours.',
    sources: [
      `Ours is an assumption to be changed on every comparison page: US$${OWN_DEFAULTS.machine} for a machine, ${OWN_DEFAULTS.watts} watts, US$${OWN_DEFAULTS.pricePerKwh} a kilowatt-hour, ${OWN_DEFAULTS.hoursPerMonth} hour a month at US$${OWN_DEFAULTS.hourWorth}.`,
    ],
  },
  {
    title: 'What we do not have',
    area: 'profile',
    body: (
      <Points
        points={[
          'Users that we could count. It reports nothing to anybody, so we do not know how many there are, and claim none.',
          'Revenue. It has no price, and nothing can be bought in it.',
          'Growth figures, testimonials, a waiting list, letters of intent.',
          'An estimate of the market. We found none that we would sign.',
        ]}
      />
    ),
    notes:
      'Say it before anybody asks. What would be needed first is evidence that people outside of our own rooms keep it running for a year.',
  },
  {
    title: 'What could be sold',
    area: 'body',
    body: (
      <Columns
        cards={[
          {
            mark: 'Option, not decided',
            title: 'Hosting',
            text: 'A Fernwell of one’s own on a machine that we look after. Then we hold keys, which is the very thing that people came to avoid; it would have to be said plainly.',
          },
          {
            mark: 'Option, not decided',
            title: 'Support',
            text: 'Setting it up, updates and restoring backups, for families and clubs that pay for an hour or for a year.',
          },
          {
            mark: 'Option, not decided',
            title: 'Practices',
            text: 'Installations for professionals and their clients. This touches health law, and would begin with advice by lawyers.',
          },
          { mark: 'Option, not decided', title: 'A small box', text: 'A machine with Fernwell on it, to be put beside the router.' },
        ]}
      />
    ),
    notes: 'None of these exists. No price was tested. What will not be sold: data, advertisements, or the export.',
  },
  {
    title: 'What will never be sold',
    area: 'garden',
    body: (
      <Points
        points={[
          'Anything that people write, and anything computed from it.',
          'Attention: no advertisements, no ranking, no streak that punishes.',
          'The way out. Taking everything along is one press, and stays so.',
        ]}
      />
    ),
    notes: 'An investor who needs one of these is better served elsewhere.',
  },
  {
    title: 'Why it is hard to do again',
    area: 'mind',
    body: (
      <Columns
        cards={[
          {
            title: 'It all works by rules',
            text: 'Plans, meals, insights and check-ins need no language model, so they cost nothing to run and can be explained.',
          },
          { title: 'It is small', text: 'App and database rest at 111 MB of memory. That decides whether an old laptop is enough.' },
          {
            title: 'It is held to its words',
            text: 'What this site says of it is compared with the code by tests, and each figure of another app has a date.',
          },
        ]}
      />
    ),
    notes: 'None of it is a patent or a secret. It is work that is dull to repeat.',
    sources: ['Memory: decision record 20 of this repository, November 2026, measured on two cores.'],
  },
  {
    title: 'What can go wrong',
    area: 'companion',
    body: (
      <Points
        points={[
          'Few people want to run a machine. That may be all there is to say.',
          'A wellbeing app can be taken for medicine. It is no medical device, and has to keep its words inside of that line.',
          'Somebody in a crisis meets an app. Helplines are always near, and the rules that look for words miss many.',
          'Whoever hosts for others processes data about health for them, with all duties that follow.',
          'Large services give parts of it away.',
        ]}
      />
    ),
    notes: 'The first line is the real one. All others can be worked on.',
    sources: [
      'Regulation (EU) 2017/745 on medical devices, article 2.',
      'Regulation (EU) 2016/679, articles 9 and 28.',
      'Crisis words: decision record 40 of this repository, with its measured rates.',
    ],
  },
  {
    title: 'What would be learnt first',
    area: 'habits',
    body: (
      <Points
        points={[
          'Do thirty households that are not ours install it, and is it running after three months? They would have to tell us, because it does not.',
          'Do they pay for an hour of help? For a year of it?',
          'Does one person use more than two of its areas?',
        ]}
      />
    ),
    notes: 'Thirty, three and two are what we would ask for, not what we have measured.',
    sources: ['The numbers on this slide are proposals of ours.'],
  },
  {
    title: 'Look before you believe.',
    area: 'hub',
    look: 'cover',
    body: (
      <>
        <p>Everything said here can be tried or read.</p>
        <p>
          <Link to="/fitness">A plan</Link> · <Link to="/brain-games-sharpen-mind">A game</Link> ·{' '}
          <Link to="/headspace-alternative">A comparison</Link> · <Link to="/fernwell-technical">How it is built</Link>
        </p>
        <Small>As of {longDay(BUILD_DAY)}. No offer of securities, and no promise.</Small>
      </>
    ),
    notes: `Of ${FIGURES.exercises} exercises and ${FIGURES.games} games, pick one, and play it now.`,
  },
]

export default function InvestorPage() {
  return <Presentation name="investor" slides={slides} />
}

import { Link } from 'react-router'
import { BUILD_DAY } from '../../compare/core/build-day.ts'
import { longDay } from '../../compare/core/fact.ts'
import { FACTS, shown } from '../core/facts.ts'
import { MEASURED } from '../core/measured.ts'
import type { Slide } from '../core/slide.ts'
import { House } from '../view/House.tsx'
import { Columns, Figures, FigureTable, Points, Small, Steps } from '../view/Parts.tsx'
import { Presentation } from '../view/Presentation.tsx'

const sum = (of: 'endpoints' | 'tables'): number => FACTS.features.reduce((total, one) => total + one[of], FACTS.ground[of])

export const slides: readonly Slide[] = [
  {
    title: 'One process, in your own house.',
    area: 'hub',
    look: 'cover',
    body: (
      <p>
        How Fernwell is built: a private wellbeing app in TypeScript, React, Fastify and PostgreSQL, made to run for years on a small
        machine that nobody looks after.
      </p>
    ),
    notes:
      'The whole talk follows from one sentence: it runs on a machine of the person it belongs to. There is no operator to page at night, so everything has to be dull, small and repairable.',
  },
  {
    title: 'What is there, counted',
    area: 'body',
    body: (
      <>
        <Figures
          figures={[
            { value: shown(FACTS.features.length), text: 'features' },
            { value: shown(sum('endpoints')), text: 'routes, declared once for both halves' },
            { value: shown(sum('tables')), text: 'tables' },
            { value: shown(FACTS.testFiles), text: 'files of unit, component and HTTP tests' },
            { value: shown(FACTS.journeys), text: 'files of journeys in a browser' },
            { value: shown(FACTS.migrations), text: 'migrations, forward only' },
            { value: shown(FACTS.decisions), text: 'decisions, written down' },
            { value: shown(FACTS.dependencies), text: 'packages that it runs on' },
          ]}
        />
        <Small>
          Counted from the source when this page was built, on <time dateTime={BUILD_DAY}>{longDay(BUILD_DAY)}</time>.
        </Small>
      </>
    ),
    notes: 'A script reads these off the files at every build (scripts/build/code-facts.ts). If the code changes, the slide does.',
  },
  {
    title: 'Three storeys, and rooms that do not know each other',
    area: 'hub',
    body: <House />,
    notes:
      'Imports go down only, and a check in the build refuses any other. A feature is a folder: contract, tables, store, routes, pages, words in two languages, tests. Taking one away is its folder and three lines.',
  },
  {
    title: 'How rooms meet without doors between them',
    area: 'garden',
    body: (
      <Columns
        cards={[
          {
            title: 'A ledger of acts',
            text: 'Append-only, in the caller’s own transaction, once for each key. Points, streaks and the garden follow from it.',
          },
          {
            title: 'Slots',
            text: 'A feature’s value says what it gives: cards, exports, imports, what to erase, what a model may look up. Only the roof collects them.',
          },
          { title: 'Addresses', text: 'A link is a link. Nothing else is shared between two features.' },
        ]}
      />
    ),
    notes:
      'This is why export and erasing cannot forget a feature: each says what is its own, and a test lives a whole life over HTTP and looks for what is left after erasing.',
  },
  {
    title: 'A request, from shape to shape',
    area: 'mind',
    body: (
      <Steps
        steps={[
          'The contract is a value: method, path, who may call, shapes, errors.',
          'The wrapper refuses strangers, other sites and whatever does not fit.',
          'The person’s id comes from the session and from nowhere else.',
          'A feature’s store alone touches its tables; every key leads with the person.',
          'The answer leaves through its shape: what is not declared stays inside.',
        ]}
      />
    ),
    notes: 'At build time a plugin keeps only method and path of a contract for the browser, so the validator stays on the server.',
  },
  {
    title: 'Private writing is sealed, and we say what is not',
    area: 'journal',
    body: (
      <Columns
        cards={[
          {
            title: 'A key for each person',
            text: 'AES-256-GCM, each record bound to its id. The installation’s master key seals the keys; it can live outside of the data folder.',
          },
          {
            title: 'What stays readable',
            text: 'Days, mood levels, amounts and ids: calendars and statistics need them. A copied disk shows when, and not why.',
          },
          {
            title: 'What it is not',
            text: 'End-to-end encryption. The running server holds the keys, so whoever runs it is trusted. That is the price of search, reminders and books on a server.',
          },
        ]}
      />
    ),
    notes: 'Tests grep logs, errors, addresses and job data for words that a test person wrote.',
  },
  {
    title: 'Two devices, no network, nothing lost',
    area: 'journal',
    body: (
      <Points
        points={[
          'The device’s copy is what pages read; the network only brings it up to date.',
          'A change says what it was based on, has an id and is applied once, in one transaction with its neighbours.',
          'Fields merge, sets merge, and of a text that was written twice both versions stay.',
          'Search is an index on the device: a common word in 10,000 entries takes milliseconds.',
        ]}
      />
    ),
    notes: 'Property tests play devices that are offline, late, repeated and out of order, and compare what all of them see in the end.',
  },
  {
    title: 'Same input, same answer, on every machine',
    area: 'soul',
    body: (
      <Columns
        cards={[
          {
            title: 'Sound',
            text: 'A track is a recipe. Its length in bytes is known before the first sample, so any range can be answered while the rest is rendered.',
          },
          { title: 'Plans', text: 'A training plan is a pure function of wishes, exercises and place. Each choice carries its reason.' },
          { title: 'Games', text: 'A session travels as answers and times. The server plays it again, so there is no score to forge.' },
          { title: 'Plants', text: 'A garden is grown from the record of days, every time anew. Nothing of it is stored.' },
        ]}
      />
    ),
    notes: 'Pure engines run on both sides. That is also why this site can show them running without an account.',
  },
  {
    title: 'One narrow door for language models',
    area: 'companion',
    body: (
      <Points
        points={[
          'None is needed. Every page works by rules, and says so.',
          'One interface: a service behind an address, or a file on the same machine.',
          'Nothing goes out before the person agreed to this purpose at this destination; the exact text is shown first.',
          'What comes back is data of a strange origin: names, weights and short references, checked by the rules that people are held to.',
          'Only a press does anything.',
        ]}
      />
    ),
    notes:
      'Crisis words are found on the device before any model is asked. Of lines by authors who did not know the rules they found a third to two thirds: decision record 40 says so with its numbers.',
  },
  {
    title: 'Whatever somebody else made is read in a child',
    area: 'profile',
    body: (
      <p>
        Diaries, pictures, recordings and exports are opened in a process of their own, with limits of time, memory and output, which sees
        the bytes it is given and nothing else. A file of one kilobyte could once stop the server; now it stops a child. And one person’s
        requests, connections and storage have an end, so that no account can take the machine from the others.
      </p>
    ),
    notes: 'npm run bench hostile says what that is worth on a machine. Every regular expression is analysed for linear time in the check.',
  },
  {
    title: 'Measured, with what missed its goal',
    area: 'body',
    body: (
      <>
        <FigureTable label="Figures of benchmarks" rows={MEASURED.figures} />
        <Small>
          Benchmarks of this repository, run on <time dateTime={MEASURED.on}>{longDay(MEASURED.on)}</time>: {MEASURED.machine}.
        </Small>
      </>
    ),
    notes: 'Figures are printed by npm run bench. They are of one machine on one day; the goals stand in the benchmarks themselves.',
  },
  {
    title: 'Small enough to forget about',
    area: 'hub',
    body: (
      <>
        <Figures figures={MEASURED.memory.map(({ what, value }) => ({ value, text: what }))} />
        <Small>
          Goals: at most 150 MB at rest and 260 MB after a million requests. Decision record 20, {MEASURED.memoryOn}. A public page brings
          at most 110 KB of script, a page of the app 200; a test holds every page to it.
        </Small>
      </>
    ),
    notes: 'An old laptop with a broken hinge is the reference machine in our heads.',
  },
  {
    title: 'What is missing',
    area: 'garden',
    body: (
      <Points
        points={[
          'No end-to-end encryption, as said.',
          'No apps in stores; a web app on the home screen.',
          'The sound starts late on a first listen of a long spoken track, because a small machine speaks slowly.',
          'Crisis words are found by rules, and rules miss many of them.',
          'No outside audit of security has been made. The list against OWASP’s ASVS is our own.',
        ]}
      />
    ),
    notes: 'Each of these stands in a decision record or in docs/security.md.',
  },
  {
    title: 'Read the source.',
    area: 'hub',
    look: 'cover',
    body: (
      <>
        <p>
          It comes with every installation: docs/ARCHITECTURE.md is two screens long, and {shown(FACTS.decisions)} decision records say why.
        </p>
        <p>
          <Link to="/how-it-works">A day with it</Link> · <Link to="/faq">Questions</Link> ·{' '}
          <Link to="/fernwell-investor">The other presentation</Link>
        </p>
      </>
    ),
    notes: 'Thank you. Questions.',
  },
]

export default function TechnicalPage() {
  return <Presentation name="technical" slides={slides} />
}

/**
 * Crisis words: how many lines are found, and how many wrongly, of those the rules were written with and of those they never saw, by
 * kind and language; and how long a journal entry takes. Run by itself: node bench/crisis.ts
 */
import { CALM_KINDS, CRISIS_KINDS, crisisLines, type CrisisLine } from '../src/platform/care/crisis-lines.fixture.ts'
import { crisisIn } from '../src/platform/care/crisis.ts'
import { median, print, timed } from './lib/figures.ts'

const shareOf = (lines: readonly CrisisLine[]): number => lines.filter(({ text }) => crisisIn(text)).length / lines.length
const shown = (lines: readonly CrisisLine[]): string =>
  `${lines.filter(({ text }) => crisisIn(text)).length} of ${lines.length} (${shareOf(lines).toFixed(3)})`

const SOURCES = {
  written: 'Lines the rules were written with',
  others: 'Lines of an author who knew no rule, looked at since',
  'held-out': 'Held out: no rule was written for these',
  later: 'Held out: written before the model was trained',
}
for (const from of Object.keys(SOURCES) as (keyof typeof SOURCES)[]) {
  const lines = crisisLines.filter((line) => line.from === from)
  console.log(SOURCES[from])
  for (const kind of [...CRISIS_KINDS, ...CALM_KINDS]) {
    for (const language of ['en', 'de'] as const) {
      print(`${kind}, ${language}`, shown(lines.filter((line) => line.kind === kind && line.language === language)))
    }
  }
  const crisis = lines.filter(({ isCrisis }) => isCrisis)
  const calm = lines.filter((line) => !line.isCrisis)
  print('recall', shown(crisis), { text: '≥ 0.97', met: shareOf(crisis) >= 0.97 })
  print('false alarms', shown(calm), { text: '≤ 0.03', met: shareOf(calm) <= 0.03 })
  const rightKind = crisis.filter(({ text, kind }) => crisisIn(text)?.kind === kind).length
  print('found as the kind they are', `${rightKind} of ${crisis.length}`)
}

const entry = crisisLines
  .filter(({ isCrisis }) => !isCrisis)
  .map(({ text }) => text)
  .join('\n')
const times = await timed(20, () => crisisIn(entry))
print(`an entry of ${entry.split(/\s+/).length} words`, `${median(times).toFixed(2)} ms`)

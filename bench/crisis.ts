/**
 * Crisis words: how many lines are found by the rules, which show the card, and how many by the model, which shows a quiet line where the
 * rules find nothing; and how many wrongly; of the lines they were made with and of those they never saw, by kind and language; and how
 * long a journal entry takes. Run it with: node bench/crisis.ts
 */
import { readFileSync } from 'node:fs'
import { crisisFigures, type CrisisFigures } from '../src/platform/care/crisis-figures.fixture.ts'
import { CALM_KINDS, CRISIS_KINDS, crisisLines } from '../src/platform/care/crisis-lines.fixture.ts'
import { isHardDay, readCrisisModel, type CrisisModelFile } from '../src/platform/care/crisis-model.ts'
import { crisisIn } from '../src/platform/care/crisis.ts'
import { median, print, timed } from './lib/figures.ts'

const file = readFileSync('src/platform/care/crisis-model.json', 'utf8')
const model = readCrisisModel(JSON.parse(file) as CrisisModelFile)
const SOURCES = {
  written: 'Lines the rules were written with, and the model learnt from',
  others: 'Lines of an author who knew no rule, looked at since, and learnt from',
  later: 'Lines of the author of the families, looked at since, and learnt from',
  'held-out': 'Held out: two authors who knew neither rules nor model, counted seventeen times',
  unseen: 'Held out: two other authors who knew neither, counted three times',
}
const shown = ({ lines, card, line }: CrisisFigures): string => `${card} + ${line} of ${lines}`
const share = (count: number, lines: number): string => `${count} of ${lines} (${(count / lines).toFixed(3)})`

for (const from of Object.keys(SOURCES) as (keyof typeof SOURCES)[]) {
  const lines = crisisLines.filter((line) => line.from === from)
  console.log(`${SOURCES[from]} (card + quiet line)`)
  for (const kind of [...CRISIS_KINDS, ...CALM_KINDS]) {
    for (const language of ['en', 'de'] as const) {
      print(
        `${kind}, ${language}`,
        shown(
          crisisFigures(
            model,
            lines.filter((line) => line.kind === kind && line.language === language),
          ),
        ),
      )
    }
  }
  const crisis = crisisFigures(
    model,
    lines.filter(({ isCrisis }) => isCrisis),
  )
  const calm = crisisFigures(
    model,
    lines.filter((line) => !line.isCrisis),
  )
  const any = crisis.card + crisis.line
  print('found, card alone', share(crisis.card, crisis.lines))
  print('found, card or quiet line', share(any, crisis.lines), { text: '≥ 0.93', met: any / crisis.lines >= 0.93 })
  print('false cards', share(calm.card, calm.lines), { text: '≤ 0.02', met: calm.card / calm.lines <= 0.02 })
  print('false quiet lines', share(calm.line, calm.lines), { text: '≤ 0.08', met: calm.line / calm.lines <= 0.08 })
  const rightKind = lines.filter(({ text, kind, isCrisis }) => isCrisis && crisisIn(text)?.kind === kind).length
  print('found as the kind they are', `${rightKind} of ${crisis.lines}`)
}

const entry = crisisLines
  .filter(({ isCrisis }) => !isCrisis)
  .map(({ text }) => text)
  .join('\n')
const words = entry.split(/\s+/).length
print(`rules, an entry of ${words} words`, `${median(await timed(20, () => crisisIn(entry))).toFixed(2)} ms`)
print(`model, an entry of ${words} words`, `${median(await timed(20, () => isHardDay(model, entry))).toFixed(2)} ms`)
print('the model’s file', `${(file.length / 1000).toFixed(0)} KB`, { text: '≤ 200 KB', met: file.length <= 200_000 })

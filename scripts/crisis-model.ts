// Makes `src/platform/care/crisis-model.json`, the small model behind the quiet line "Hard day? Help is here". The same lines make the
// same file on every machine.
//   node scripts/run.mjs crisis-model
// It learns from the families of `crisis-model/lines-*.txt` and from the lines of the rules' fixtures, and never sees a held-out line.
import { writeFileSync } from 'node:fs'
import { Buffer } from 'node:buffer'
import { highestScore, type CrisisModelFile } from '../src/platform/care/crisis-model.ts'
import { familyLines, knownLines, peopleLines, type TrainingLine } from './crisis-model/lines.ts'
import { train, type Settings } from './crisis-model/train.ts'

const FILE = 'src/platform/care/crisis-model.json'
const SETTINGS: Settings = { bits: 17, epochs: 12, rate: 0.3, l2: 1e-3, prune: 1 }
/** A line that a person wrote has more weight than a generated one. */
const PERSON_WEIGHT = 2
/** Maximum share of unseen calm lines that may reach the model's threshold. */
const CALM_SHARE = 0.09
const FOLDS = 4

const families = [...familyLines('en'), ...familyLines('de')]
const written = knownLines('written')
const others = [...knownLines('others'), ...knownLines('later'), ...peopleLines('en'), ...peopleLines('de')]
const learnFrom = (people: readonly TrainingLine[]) =>
  train([...families, ...people.map((line) => ({ ...line, weight: PERSON_WEIGHT }))], SETTINGS)

/** Finds the threshold by cross-validation; neighbouring lines, which are similar, are in the same fold. */
function threshold(): number {
  const foldOf = (at: number): number => (at >> 2) % FOLDS
  const scores = Array.from({ length: FOLDS }, (_, fold) => {
    const model = learnFrom([...written, ...others.filter((__, at) => foldOf(at) !== fold)])
    return others.filter((line, at) => !line.isCrisis && foldOf(at) === fold).map(({ text }) => highestScore(model, text))
  })
    .flat()
    .toSorted((a, b) => b - a)
  return scores[Math.floor(scores.length * CALM_SHARE)]!
}

const model = { ...learnFrom([...written, ...others]), threshold: threshold() }
const file: CrisisModelFile = { ...model, weights: Buffer.from(model.weights).toString('base64') }
writeFileSync(FILE, `${JSON.stringify(file)}\n`)
const countOf = (language: string) => families.filter((line) => line.language === language).length
console.log(
  `Learnt from ${countOf('en')} English and ${countOf('de')} German lines of families, and ${written.length + others.length} more.`,
)
console.log(
  `${FILE}: ${(JSON.stringify(file).length / 1000).toFixed(0)} KB, ${model.weights.filter(Boolean).length} of ${model.weights.length} weights.`,
)

// Generates `src/features/voice-agent/web/grammar/examples.json`: example lines by tool, with which the voice agent finds the tool
// nearest to words that match no rule.
//   node scripts/run.mjs voice-examples
// The held-out lines of `src/app/web/voice-lines-held-out.fixture.txt` are not among them.
import { writeFileSync } from 'node:fs'
import { exampleLines } from '../src/app/web/voice-examples.fixture.ts'

const FILE = 'src/features/voice-agent/web/grammar/examples.json'
const examples = exampleLines()
writeFileSync(FILE, `${JSON.stringify(examples, null, 1)}\n`)
console.log(`${FILE}: ${Object.values(examples).flat().length} lines of ${Object.keys(examples).length} tools.`)

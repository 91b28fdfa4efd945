import rest from './bank.json' with { type: 'json' }
import words from './bank.de.json' with { type: 'json' }
import first from './first.json' with { type: 'json' }
import { firstWords } from './first.de.ts'
import { bankOf } from './bank-of.ts'

export const bank = bankOf('de', [...first, ...rest], { ...firstWords, prompts: { ...firstWords.prompts, ...words.prompts } })

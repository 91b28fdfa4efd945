import rest from './bank.json' with { type: 'json' }
import words from './bank.en.json' with { type: 'json' }
import first from './first.json' with { type: 'json' }
import { firstWords } from './first.en.ts'
import { bankOf } from './bank-of.ts'

export const bank = bankOf('en', [...first, ...rest], { ...firstWords, prompts: { ...firstWords.prompts, ...words.prompts } })

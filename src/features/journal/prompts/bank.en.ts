import prompts from './bank.json' with { type: 'json' }
import words from './bank.en.json' with { type: 'json' }

export { prompts, words }

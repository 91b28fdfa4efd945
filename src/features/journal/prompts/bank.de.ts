import prompts from './bank.json' with { type: 'json' }
import words from './bank.de.json' with { type: 'json' }

export { prompts, words }

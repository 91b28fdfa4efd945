import wheel from './feelings.json' with { type: 'json' }
import words from './feelings.en.json' with { type: 'json' }

export { wheel, words }

import wheel from './feelings.json' with { type: 'json' }
import words from './feelings.de.json' with { type: 'json' }

export { wheel, words }

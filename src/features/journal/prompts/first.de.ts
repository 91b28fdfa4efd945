import words from './first.de.json' with { type: 'json' }

export { words as firstWords }

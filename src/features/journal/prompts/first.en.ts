import words from './first.en.json' with { type: 'json' }

export { words as firstWords }

export { default as tipWords } from './tips.de.json' with { type: 'json' }

export { default as tipWords } from './tips.en.json' with { type: 'json' }

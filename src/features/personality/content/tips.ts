export { default as tips } from './tips.json' with { type: 'json' }

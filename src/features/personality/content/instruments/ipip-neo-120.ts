export { default as instrument } from './ipip-neo-120.json' with { type: 'json' }

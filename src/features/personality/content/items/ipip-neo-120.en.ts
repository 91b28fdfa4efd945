export { default as texts } from './ipip-neo-120.en.json' with { type: 'json' }

export { default as texts } from './ipip-neo-120.de.json' with { type: 'json' }

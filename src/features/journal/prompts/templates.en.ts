import templates from './templates.en.json' with { type: 'json' }

export { templates }

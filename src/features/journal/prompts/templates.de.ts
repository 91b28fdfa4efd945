import templates from './templates.de.json' with { type: 'json' }

export { templates }

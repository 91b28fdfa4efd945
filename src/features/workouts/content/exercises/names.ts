import aliases from './aliases.json' with { type: 'json' }
import german from './names.de.json' with { type: 'json' }

export { aliases, german }

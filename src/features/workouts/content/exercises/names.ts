import aliases from './aliases.json' with { type: 'json' }
import appNames from './app-names.json' with { type: 'json' }
import german from './names.de.json' with { type: 'json' }

/** `appNames`: names of other apps' built-in exercises, checked one by one; `id` is null where no such exercise exists here. They take precedence over `aliases`. */
export { aliases, appNames, german }

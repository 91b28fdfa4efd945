import beauty from './instruments/beauty.json' with { type: 'json' }
import closeness from './instruments/closeness.json' with { type: 'json' }
import curiosity from './instruments/curiosity.json' with { type: 'json' }
import fairness from './instruments/fairness.json' with { type: 'json' }
import miniIpip from './instruments/mini-ipip.json' with { type: 'json' }

/** The instruments that are short enough to share a chunk. */
export const short: Readonly<Record<string, unknown>> = { 'mini-ipip': miniIpip, curiosity, closeness, fairness, beauty }

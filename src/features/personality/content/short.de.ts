import beauty from './items/beauty.de.json' with { type: 'json' }
import closeness from './items/closeness.de.json' with { type: 'json' }
import curiosity from './items/curiosity.de.json' with { type: 'json' }
import fairness from './items/fairness.de.json' with { type: 'json' }
import miniIpip from './items/mini-ipip.de.json' with { type: 'json' }

export const texts = { 'mini-ipip': miniIpip, curiosity, closeness, fairness, beauty }

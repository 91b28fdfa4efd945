import beauty from './items/beauty.en.json' with { type: 'json' }
import closeness from './items/closeness.en.json' with { type: 'json' }
import curiosity from './items/curiosity.en.json' with { type: 'json' }
import fairness from './items/fairness.en.json' with { type: 'json' }
import miniIpip from './items/mini-ipip.en.json' with { type: 'json' }

export const texts = { 'mini-ipip': miniIpip, curiosity, closeness, fairness, beauty }

import agreeableness from './ipip-neo-120/A.de.json' with { type: 'json' }
import conscientiousness from './ipip-neo-120/C.de.json' with { type: 'json' }
import extraversion from './ipip-neo-120/E.de.json' with { type: 'json' }
import neuroticism from './ipip-neo-120/N.de.json' with { type: 'json' }
import openness from './ipip-neo-120/O.de.json' with { type: 'json' }
import research from './ipip-neo-120/research.de.json' with { type: 'json' }

export const words = { scales: { ...neuroticism, ...extraversion, ...openness, ...agreeableness, ...conscientiousness }, research }

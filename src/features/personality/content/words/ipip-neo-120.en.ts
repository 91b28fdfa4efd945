import agreeableness from './ipip-neo-120/A.en.json' with { type: 'json' }
import conscientiousness from './ipip-neo-120/C.en.json' with { type: 'json' }
import extraversion from './ipip-neo-120/E.en.json' with { type: 'json' }
import neuroticism from './ipip-neo-120/N.en.json' with { type: 'json' }
import openness from './ipip-neo-120/O.en.json' with { type: 'json' }
import research from './ipip-neo-120/research.en.json' with { type: 'json' }

export const words = { scales: { ...neuroticism, ...extraversion, ...openness, ...agreeableness, ...conscientiousness }, research }

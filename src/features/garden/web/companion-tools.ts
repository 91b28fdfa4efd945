import { leadsTo, type FeatureTools } from '#platform/web/voice/tool.ts'

export const tools: FeatureTools['tools'] = [
  leadsTo(
    'garden.look',
    '/my-garden',
    { en: 'Your garden.', de: 'Dein Garten.' },
    `
      how is|does|s my|the garden doing|growing|look?
      hows my|the garden doing|growing?
      whats|what is|has? growing|blooming|grown|planted in|there? my|the? garden?
      what grows|blooms in my garden
      let me see my garden
      show me? my garden
      how are my plants
      whats growing
      zeig|zeige mir? meinen garten
      wie geht|gehts|s es? meinen pflanzen
      was wachst gerade
      water the|my plants|garden
      plant something|a seed|flower|tree?
      wie geht|steht es? meinem|dem|es|um|mein? meinem|meinen? garten
      wie sieht mein garten aus
      was wachst|bluht in? meinem|im? garten? gerade?
      giess|giesse meine|den|die|meinen pflanzen|garten
      pflanz|pflanze etwas|was|einen|eine samen|baum|blume?`,
    { en: 'How is my garden?', de: 'Wie geht es meinem Garten?' },
  ),
]

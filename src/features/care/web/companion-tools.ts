import { leadsTo, type FeatureTools } from '#platform/web/voice/tool.ts'

export const tools: FeatureTools['tools'] = [
  leadsTo(
    'care.help',
    '/get-help',
    { en: 'Here is somebody to call.', de: 'Hier ist jemand, den du anrufen kannst.' },
    `
      i need|want someone|somebody|help|urgent|to? talk? to? talk? to? now|someone|help?
      who can i call|talk|ring to? now?
      show|open|give|find me? the? help|helpline|helplines|hotline|crisis|emergency lines|numbers|number|help|line?
      emergency|helpline|helplines|hotline
      ich brauche|brauch jemanden|jemand|dringend|hilfe zum? reden|hilfe?
      wen kann ich anrufen|sprechen
      zeig|zeige|offne|gib mir? die|eine? hilfe|hilfenummern|telefonseelsorge|notrufnummern|krisentelefon|nummern
      notruf|telefonseelsorge|krisentelefon|hilfenummern`,
    { en: 'Who can I call?', de: 'Wen kann ich anrufen?' },
  ),
]

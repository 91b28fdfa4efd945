import { leadsTo, type FeatureTools } from '#platform/web/voice/tool.ts'

export const tools: FeatureTools['tools'] = [
  leadsTo(
    'account.export',
    '/settings#data',
    { en: 'Your data, to take along.', de: 'Deine Daten, zum Mitnehmen.' },
    `
      export|download|back|save up? all|my? my|of? data|everything
      exportier|exportiere|sichere|lade meine|alle|alles daten|herunter? herunter?
      daten|meine exportieren|sichern|daten? exportieren|sichern?`,
    { en: 'Export my data', de: 'Meine Daten exportieren' },
  ),
  leadsTo(
    'account.theme',
    '/settings',
    { en: 'The look is chosen in the settings.', de: 'Das Aussehen wählst du in den Einstellungen.' },
    `
      dark|light|night mode|theme
      turn|switch on|to the? dark|light|night mode|theme
      change|choose|set my|the? theme|look|language
      dunkler|heller modus
      dunkles|helles design
      sprache|design|aussehen andern|wechseln|umstellen
      andere|wechsle|wechsel die|das|meine sprache|design|aussehen`,
    { en: 'Dark mode', de: 'Dunkler Modus' },
  ),
]

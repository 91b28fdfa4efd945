import { leadsTo, type FeatureTools } from '#platform/web/voice/tool.ts'

export const tools: FeatureTools['tools'] = [
  leadsTo(
    'reminders.new',
    '/settings/reminders',
    { en: 'Reminders are set here.', de: 'Erinnerungen stellst du hier ein.' },
    `
      remind me to|about|of|at|in|every|tomorrow <what>
      remind me
      set|make|create|add|new a|an|my? new? reminder|reminders|alarm to|for|about|at? <what?>
      turn|switch on|off my|the? reminders|notifications
      turn|switch my|the? reminders|notifications on|off
      erinner|erinnere mich an|ans|daran|um|morgen|jeden|taglich|bitte <what>
      erinner|erinnere mich
      neue|stell|stelle|mach|erstelle|setz|setze eine? neue? erinnerung|erinnerungen fur|um|an|auf? <what?>
      schalt|schalte|stell|stelle meine|die? erinnerungen|benachrichtigungen an|aus|ab|ein|um?`,
    { en: 'Remind me to stretch', de: 'Erinnere mich ans Dehnen' },
    { propose: async ({ about, at }, context) => (await import('./reminder-deed.ts')).reminderOutcome(String(about), String(at), context) },
  ),
]

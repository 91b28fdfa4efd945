import { leadsTo, type FeatureTools } from '#platform/web/voice/tool.ts'

export const tools: FeatureTools['tools'] = [
  leadsTo(
    'reminders.new',
    '/settings/reminders',
    { en: 'Reminders are set here.', de: 'Erinnerungen stellst du hier ein.' },
    `
      remind me to|about|of|at|in|every|tomorrow <what>
      remind me
      remind me <when> to|about|of <what>
      <when> remind me about|to|of <what>
      can|could you remind me <what>
      dont let me forget <what>
      i need a reminder to|for|about <what>
      give me a nudge|reminder <what>
      wake|ping|nudge me at|tomorrow|in|on <what>
      set an? alarm|timer for|at <what>
      stell|stelle einen wecker auf|fur <what>
      ich brauche|brauch eine erinnerung <what>
      lass mich <what> nicht vergessen
      weck|wecke mich <what>
      gib mir <what> einen schubs|stups
      sag mir <what> bescheid <about?>
      erinner|erinnere mich <what>
      kannst du mich <what> erinnern
      <what> erinnern
      set|make|create|add|new a|an|my? new? reminder|reminders|alarm to|for|about|at? <what?>
      turn|switch on|off my|the? reminders|notifications
      turn|switch my|the? reminders|notifications on|off
      erinner|erinnere mich an|ans|daran|um|morgen|jeden|taglich|bitte <what>
      erinner|erinnere mich
      neue|stell|stelle|mach|erstelle|setz|setze eine? neue? erinnerung|erinnerungen fur|um|an|auf? <what?>
      schalt|schalte|stell|stelle meine|die? erinnerungen|benachrichtigungen an|aus|ab|ein|um?`,
    { en: 'Remind me to stretch', de: 'Erinnere mich ans Dehnen' },
    {
      propose: async ({ about, at }, context) => (await import('./reminder-action.ts')).reminderOutcome(String(about), String(at), context),
    },
  ),
]

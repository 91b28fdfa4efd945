import { leadsTo, type FeatureTools } from '#platform/web/voice/tool.ts'

const actions = () => import('./voice/reminder-action.ts')

export const tools: FeatureTools['tools'] = [
  {
    id: 'reminders.new',
    kind: 'write',
    example: { en: 'Remind me to call mum tomorrow at 5', de: 'Erinnere mich morgen um 5 daran, Mama anzurufen' },
    phrases: `
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
      erinner|erinnere mich an|ans|daran|um|morgen|jeden|taglich|bitte <what>
      erinner|erinnere mich
      neue|stell|stelle|mach|erstelle|setz|setze eine? neue? erinnerung|erinnerungen fur|um|an|auf? <what?>`,
    run: async ({ whole }, context) => (await actions()).spokenReminder(whole, context),
    propose: async ({ about, at, day }, context) =>
      (await actions()).proposedReminder(String(about), String(at), day === undefined ? undefined : String(day), context),
  },
  leadsTo(
    'reminders.settings',
    '/settings/reminders',
    { en: 'Reminders are set here.', de: 'Erinnerungen stellst du hier ein.' },
    `
      turn|switch on|off my|the? reminders|notifications
      turn|switch my|the? reminders|notifications on|off
      schalt|schalte|stell|stelle meine|die? erinnerungen|benachrichtigungen an|aus|ab|ein|um?
      show|open|list me? my|all|the? reminders
      zeig|zeige|offne mir? meine|alle|die? erinnerungen`,
    { en: 'Show my reminders', de: 'Zeig meine Erinnerungen' },
  ),
]

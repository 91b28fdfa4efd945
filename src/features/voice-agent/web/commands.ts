import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { microphone } from '#platform/web/ui/icons/capture.ts'

export const area = 'companion'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'voice-agent.open',
    to: '/voice-agent',
    icon: microphone,
    words: {
      en: { title: 'Voice agent', also: 'by word speak say command hands-free' },
      de: { title: 'Auf Zuruf', also: 'Sprache Stimme sagen Befehl freihändig Sprachsteuerung' },
    },
  },
]

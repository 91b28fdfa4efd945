import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { info } from '#platform/web/ui/icons/controls.ts'

export const area = 'profile'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'device-check.page',
    to: '/ios-test',
    icon: info,
    words: {
      en: { title: 'Check this device', also: 'support diagnostics cookies sound storage notifications problem' },
      de: { title: 'Gerät prüfen', also: 'Hilfe Diagnose Cookies Ton Speicher Mitteilungen Problem' },
    },
  },
]

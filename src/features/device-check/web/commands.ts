import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { info } from '#platform/web/ui/icons/controls.ts'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'device-check.page',
    kind: 'page',
    to: '/ios-test',
    icon: info,
    area: 'profile',
    words: {
      en: { title: 'Check this device', also: 'support diagnostics cookies sound storage notifications problem' },
      de: { title: 'Gerät prüfen', also: 'Hilfe Diagnose Cookies Ton Speicher Mitteilungen Problem' },
    },
  },
]

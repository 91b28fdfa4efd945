import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { share } from '#platform/web/ui/icons/actions.ts'
import { calendar } from '#platform/web/ui/icons/places.ts'
import { leaf, people, shield } from '#platform/web/ui/icons/things.ts'

export const area = 'mind'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'therapist.open',
    to: '/my-therapist',
    icon: leaf,
    words: {
      en: { title: 'Therapist area', also: 'therapy tools thought record worry mood CBT' },
      de: { title: 'Therapiebereich', also: 'Therapie Werkzeuge Gedankenprotokoll Sorgen Stimmung Verhaltenstherapie' },
    },
  },
  {
    id: 'therapist.plan',
    to: '/my-therapist/plan',
    icon: shield,
    words: {
      en: { title: 'My safety plan', also: 'crisis emergency warning signs' },
      de: { title: 'Mein Sicherheitsplan', also: 'Krise Notfall Warnzeichen' },
    },
  },
  {
    id: 'therapist.between',
    to: '/my-therapist/between',
    icon: calendar,
    onlySearched: true,
    words: {
      en: { title: 'Between sessions', also: 'therapy agenda homework appointment notes' },
      de: { title: 'Zwischen den Sitzungen', also: 'Therapie Themen Hausaufgaben Termin Notizen' },
    },
  },
  {
    id: 'therapist.brief',
    to: '/my-therapist/brief',
    icon: share,
    onlySearched: true,
    words: {
      en: { title: 'Brief for my therapist', also: 'PDF link share access account' },
      de: { title: 'Bericht für meine Therapie', also: 'PDF Link teilen Zugang Konto' },
    },
  },
  {
    id: 'therapist.given',
    to: '/my-therapist/given',
    icon: people,
    onlySearched: true,
    words: {
      en: { title: 'Given to me', also: 'clients briefs read' },
      de: { title: 'Für mich freigegeben', also: 'Klienten Berichte lesen' },
    },
  },
]

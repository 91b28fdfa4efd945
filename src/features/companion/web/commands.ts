import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { microphone } from '#platform/web/ui/icons/capture.ts'
import { companion } from '#platform/web/ui/icons/places.ts'
import { TALK_IDS, TALKS } from '../talks/catalog.ts'

export const area = 'companion'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'companion.open',
    to: '/my-ai-bestfriend',
    icon: companion,
    keys: 'g a',
    words: {
      en: { title: 'Companion', also: 'check-in ask question my life how am I' },
      de: { title: 'Begleiter', also: 'Frage mein Leben wie geht es mir Gespräch' },
    },
  },
  {
    id: 'companion.chat',
    to: '/my-ai-bestfriend/talk',
    icon: companion,
    onlySearched: true,
    words: {
      en: { title: 'Conversation with a language model', also: 'chat talk AI assistant' },
      de: { title: 'Gespräch mit einem Sprachmodell', also: 'Chat KI reden Assistent' },
    },
  },
  {
    id: 'companion.memory',
    to: '/my-ai-bestfriend/memory',
    icon: companion,
    onlySearched: true,
    words: {
      en: { title: 'Companion’s memory', also: 'memory facts about me language model forget AI' },
      de: { title: 'Gedächtnis', also: 'merken über mich Sprachmodell vergessen KI' },
    },
  },
  {
    id: 'companion.voice',
    to: '/voice-chat',
    icon: microphone,
    words: {
      en: { title: 'Voice chat', also: 'talk speak microphone hands-free conversation aloud' },
      de: { title: 'Sprachgespräch', also: 'reden sprechen Mikrofon freihändig Gespräch laut' },
    },
  },
  ...TALK_IDS.map((id) => ({
    id: `companion.talk.${id}`,
    kind: 'action' as const,
    to: `/my-ai-bestfriend?talk=${id}`,
    icon: companion,
    onlySearched: true,
    words: { en: { title: TALKS[id].en, also: 'check-in companion' }, de: { title: TALKS[id].de, also: 'Begleiter Gespräch' } },
  })),
]

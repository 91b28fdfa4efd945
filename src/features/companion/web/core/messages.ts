import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  title: 'Companion',
  lead: 'Check-ins written by people, and questions answered by rules from your own entries. No AI, and nothing leaves this server.',
  leadWithModel: 'Talk with a language model, or use the check-ins and questions below, which need none and stay on this server.',
  talks: {
    title: 'How are you right now?',
    groups: { heavy: 'Heavy', restless: 'Restless', ahead: 'Ahead of me', light: 'Light' },
    hint: 'Choose what fits best. You can stop at any time, and nothing is stored.',
    underWay: (title: string) => `You were in the middle of “${title}”.`,
    resume: 'Continue',
    drop: 'Discard',
    byWord: 'Voice agent: say or type what you want done',
  },
  ask: {
    title: 'Ask about your life',
    label: 'A question, or something to find',
    placeholder: 'What went well in May?',
    submit: 'Ask',
    suggestions: 'Suggested questions',
  },
  pressed: {
    feeling: 'When did I last feel like this?',
    lastMonth: 'What went well last month?',
    best: 'Which days were my best this month?',
    helped: 'What helped on bad days?',
    sleep: 'How did I sleep before training?',
    yearAgo: 'What was I doing a year ago?',
    habit: 'How is a habit going?',
  },
  training: 'training',
}

export const companionMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })

import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  lead: 'One question at a time. You can change any answer, and you review everything at the end.',
  progress: (done: number, all: number) => `${done} of ${all} questions`,
  soFar: 'So far',
  skipped: 'skipped',
  change: 'Change',
  changeAnswer: (question: string) => `Change: ${question}`,
  skip: 'Skip',
  asForm: 'As a form',
  summary: 'Your summary',
  summaryText: 'Read it once more and change what does not fit. It is saved only when you press Save.',
  title: 'Questions worded by a language model',
  byRules: 'These questions are fixed. No person and no AI reads along.',
  byModel: (model: string) => `Questions worded by ${model}, an AI. It can be wrong, and it is not a therapist.`,
  offer: 'Let a language model word them',
  about: 'Data sent',
  wording: 'Wording the question …',
  unfit: 'The model’s words broke the rules. This is the tool’s own question.',
  noWording: 'The model had no question this time. This is the tool’s own question.',
  unreachable: 'We cannot reach the model. The conversation continues without it.',
  limit: 'You have used up today’s answers from the model. The conversation continues without it.',
  deeper: 'Ask me more about this',
  add: 'Add to my answer',
  consent: {
    what: 'The questions of a tool are fixed, and so is their order. A program that puts words together can word each question so that it follows your last answer, and ask one more question about an answer when you want it to. It does not judge, advise or diagnose; words that break this rule are not shown. It can still be wrong.',
    sent: ['your answers so far in this conversation', 'the name of the tool, and the question that comes next'],
    notes: [
      'Not sent: your name, your journal, other records, questionnaires, your safety plan. Its words are not stored, unless your answer quotes them.',
      'If an answer sounds like a crisis, nothing is sent, and help is shown.',
    ],
    withdrawText: 'Nothing more is sent. The conversation continues with its fixed questions.',
  },
}

export const talkMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })

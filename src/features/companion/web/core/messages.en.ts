export const en = {
  title: 'Companion',
  lead: 'No person and no AI: questions written by hand, and rules that look things up in what you keep here. Nothing of it leaves this machine.',
  talks: {
    title: 'How is it right now?',
    groups: { heavy: 'Heavy', restless: 'Restless', ahead: 'Ahead of me', light: 'Light' },
    hint: 'Choose what is nearest. You can go at any time, and nothing is kept.',
    underWay: (title: string) => `You were in the middle of “${title}”.`,
    resume: 'Go on',
    drop: 'Let it go',
  },
  ask: {
    title: 'Ask your own life',
    label: 'A question, or something to find',
    placeholder: 'What went well in May?',
    submit: 'Ask',
    suggestions: 'Questions to press',
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

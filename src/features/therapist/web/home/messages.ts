import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  safety: 'For hard hours',
  plan: 'My safety plan',
  planThere: 'Your six steps, also offline',
  planNone: 'Not written yet; best on a calm day',
  tools: 'Tools',
  measures: 'How it is going',
  measure: {
    phq9: { title: 'PHQ-9', line: 'Low mood: nine questions, every two weeks at most' },
    gad7: { title: 'GAD-7', line: 'Anxiety: seven questions, every two weeks at most' },
  },
  programmes: 'Programmes',
  together: 'Together with a therapist',
  between: { title: 'Between sessions', line: 'Topics, homework, notes, appointments' },
  brief: { title: 'Brief for my therapist', line: 'Choose, preview, print or share' },
  given: { title: 'Given to me', line: 'Briefs others shared with you' },
}

export const homeMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })

import type { Tool } from '../tool.ts'

export const tool: Tool = {
  kind: 'problem',
  why: [
    {
      en: 'Brooding goes round; solving goes in steps: say what the problem is, collect ideas without judging them, weigh, choose, try, look at what came of it. Each is easy by itself, and it is easier on paper.',
      de: 'Grübeln dreht sich im Kreis; Lösen geht in Schritten: sagen, was das Problem ist, Ideen sammeln, ohne zu werten, abwägen, wählen, ausprobieren, ansehen, was daraus wurde. Jeder ist für sich leicht, und auf Papier noch leichter.',
    },
  ],
  steps: [
    {
      title: { en: 'The problem', de: 'Das Problem' },
      about: {
        en: 'One problem, as concrete as can be. What would be better if it were solved?',
        de: 'Ein Problem, so konkret wie möglich. Was wäre besser, wenn es gelöst wäre?',
      },
      fields: [
        { name: 'problem', kind: 'text', label: { en: 'Problem', de: 'Problem' }, isNeeded: true },
        { name: 'goal', kind: 'text', label: { en: 'Goal', de: 'Ziel' } },
      ],
    },
    {
      title: { en: 'Ideas', de: 'Ideen' },
      about: {
        en: 'As many as you can, silly ones too. Then weigh each.',
        de: 'So viele wie möglich, auch alberne. Danach wägst du jede ab.',
      },
      fields: [
        {
          name: 'ideas',
          kind: 'rows',
          label: { en: 'Ideas', de: 'Ideen' },
          most: 12,
          add: { en: 'Add an idea', de: 'Idee hinzufügen' },
          of: [
            { name: 'idea', kind: 'line', label: { en: 'Idea', de: 'Idee' }, isNeeded: true },
            { name: 'for', kind: 'line', label: { en: 'What speaks for it', de: 'Was dafür spricht' } },
            { name: 'against', kind: 'line', label: { en: 'What speaks against it', de: 'Was dagegen spricht' } },
          ],
          isNeeded: true,
        },
      ],
    },
    {
      title: { en: 'Your choice', de: 'Deine Wahl' },
      fields: [
        { name: 'choice', kind: 'text', label: { en: 'What you will try, and why', de: 'Was du ausprobierst, und warum' }, isNeeded: true },
        { name: 'step', kind: 'line', label: { en: 'The first step', de: 'Der erste Schritt' }, isNeeded: true },
        { name: 'planned', kind: 'day', label: { en: 'On', de: 'Am' } },
      ],
    },
    {
      title: { en: 'What came of it', de: 'Was daraus wurde' },
      isLater: true,
      fields: [
        {
          name: 'outcome',
          kind: 'choice',
          label: { en: 'The problem is', de: 'Das Problem ist' },
          options: [
            { value: 'solved', label: { en: 'solved', de: 'gelöst' } },
            { value: 'better', label: { en: 'smaller', de: 'kleiner' } },
            { value: 'same', label: { en: 'as it was', de: 'wie zuvor' } },
            { value: 'other', label: { en: 'another one than I thought', de: 'ein anderes, als ich dachte' } },
          ],
        },
        { name: 'learnt', kind: 'text', label: { en: 'What you take from it', de: 'Was du daraus mitnimmst' } },
      ],
    },
  ],
  example: {
    en: {
      problem: 'The flat is loud on weekdays from six, and I sleep badly.',
      goal: 'Four nights a week with seven hours of sleep',
      ideas: [
        { idea: 'Speak with the neighbour', for: 'Costs nothing', against: 'Awkward' },
        { idea: 'Sleep in the back room', for: 'Tonight', against: 'Small' },
        { idea: 'Move out', for: 'For good', against: 'Expensive, takes months' },
      ],
      choice: 'The back room first, then the neighbour. I can do the first by myself.',
      step: 'Carry the mattress over',
      planned: '2026-03-20',
      outcome: 'better',
      learnt: 'The talk was friendly, too.',
    },
    de: {
      problem: 'Die Wohnung ist werktags ab sechs laut, und ich schlafe schlecht.',
      goal: 'Vier Nächte pro Woche mit sieben Stunden Schlaf',
      ideas: [
        { idea: 'Mit dem Nachbarn sprechen', for: 'Kostet nichts', against: 'Unangenehm' },
        { idea: 'Im hinteren Zimmer schlafen', for: 'Schon heute', against: 'Klein' },
        { idea: 'Ausziehen', for: 'Für immer', against: 'Teuer, dauert Monate' },
      ],
      choice: 'Erst das hintere Zimmer, dann der Nachbar. Das Erste kann ich allein.',
      step: 'Die Matratze hinübertragen',
      planned: '2026-03-20',
      outcome: 'better',
      learnt: 'Auch das Gespräch war freundlich.',
    },
  },
  headline: 'problem',
  due: { day: 'planned', done: 'outcome' },
  patterns: [{ kind: 'often', field: 'outcome', label: { en: 'What came of it', de: 'Was daraus wurde' } }],
  source: 'D’Zurilla & Goldfried (1971), Journal of Abnormal Psychology 78, 107–126; Cuijpers et al. (2018), European Psychiatry 48, 27–37',
}

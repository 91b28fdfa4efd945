import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  title: 'A quiet place that is yours',
  lead: 'Fernwell is a private wellbeing app that you run yourself: for you, your family or your practice.',
  what: {
    kicker: 'What it is',
    title: 'One place for a whole day',
    text: 'A journal, habits, meditations and soundscapes, training and food, games and questionnaires, a companion by rules, and a garden that grows from all of it.',
    more: 'It lives on one machine of yours and opens in a browser. Without a network, much of it goes on.',
  },
  beliefs: {
    title: 'What it believes',
    privacy: {
      title: 'Privacy is where the data is',
      text: 'A promise in a policy can change; a machine in your home stays where it is. So there is no cloud in it, no account elsewhere, and nothing leaves or is counted unless somebody turns that on.',
    },
    honesty: {
      title: 'Honesty includes what we cannot do',
      text: 'Fernwell says what is sealed and what is not, how sure a result is, on how many days an answer rests, and when a figure is unknown. Claims about health name their sources, and what goes together is not called a cause.',
    },
    calm: {
      title: 'Calm is a way of building',
      text: 'A missed day is a rest. Nothing withers, nobody is ranked, no badge nags, and nothing tries to hold you back when you leave. The best visit may be a short one.',
    },
  },
  not: {
    title: 'What it is not',
    clinician: 'A clinician. It diagnoses nothing, treats nothing, and cannot judge how unwell somebody is.',
    company: 'A company in the middle. Nobody sells it, nobody reads along, and there is no support line.',
    person: 'A person. The companion says so first; it follows rules, and even with a language model it is only a program.',
    cure: 'A promise. Games do not make anybody cleverer here, and a plan is only a plan.',
    vault: 'A vault against the person who runs it. Someone with access to the running machine could read what is on it.',
    help: 'If you need somebody now',
  },
  made: {
    kicker: 'How it is made',
    title: 'By rules that can be read',
    text: 'Plans, scores and insights are worked out by rules in the source, most of them with the reason beside the result. No language model is needed for any of it.',
    points: {
      grown: 'The plants are grown by code, from your days or from a seed. There are no stock pictures.',
      sound: 'Its soundscapes and spoken sittings are made by the app itself, on your machine.',
      sources: 'Foods come from public tables, questionnaires from published research, both with their credits.',
      tests:
        'Automatic tests check what these pages promise, as far as a test can: that nobody can read another person’s data, that no words from a diary are in a log, and that both languages are complete.',
      everybody: 'It is built to be used by keyboard, by screen reader, at 200 % text size, and with less motion.',
    },
  },
  on: { how: 'One day with it, morning to night', faq: 'Questions before you trust it' },
}

export const aboutMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })

import { defineMessages } from '#platform/web/i18n/messages.ts'
import { PRODUCT_NAME } from '#platform/contract/product.ts'

export const en = {
  title: 'Welcome',
  progress: 'Welcome progress',
  stepOf: (n: number, of: number) => `Step ${n} of ${of}`,
  back: 'Back',
  next: 'Next',
  skip: 'Skip',
  later: 'Later',
  loading: 'Loading',
  failedTitle: 'The welcome could not be loaded',
  offlineText: 'You are offline. You can still use the hub and finish this later.',
  failedText: 'Something went wrong on our side. Nothing is lost, and you can go to the hub without it.',
  toHub: 'To the hub',
  steps: {
    name: { title: 'What should we call you?', lead: 'Only you will see it. Leave it empty to use your username.' },
    areas: {
      title: 'What brings you here?',
      lead: 'Pick as many as you like. Your hub only suggests these; everything else stays open to you.',
    },
    habit: { title: 'One small habit', lead: 'Pick one that is easy on a bad day. You can change everything about it later.' },
    mood: { title: 'How are you just now?', lead: 'One tap is a first entry. Add words if you like.' },
    reminder: { title: 'A nudge, if you want one', lead: 'Once a day, at a time you choose. It stays quiet once you are done.' },
    ready: { title: 'Your clearing is ready', lead: `That is all ${PRODUCT_NAME} needs to know. From here on, it grows at your pace.` },
  },
  areas: {
    journal: { name: 'Writing', text: 'Moods, thoughts, days worth keeping' },
    soul: { name: 'Calm', text: 'Breathing, meditation, better evenings' },
    habits: { name: 'Habits', text: 'Small things, done again and again' },
    mind: { name: 'A clear mind', text: 'Games and reading that wake you up' },
    body: { name: 'Movement', text: 'Training and eating that fit you' },
    companion: { name: 'Someone to talk to', text: 'A companion that listens' },
  },
  reminder: {
    about: 'Remind me about',
    at: 'At what time',
    set: (time: string) => `Remind me at ${time}`,
    isSet: (what: string, time: string) => `${what}, every day at ${time}.`,
    change: 'You can change or remove it in the settings at any time.',
    none: 'There is nothing to remind you of yet. Once you have a habit, you can set a reminder on its page.',
    failed: 'Your reminders could not be loaded just now. You can continue and set them later in the settings.',
    noTime: 'Choose a time.',
  },
  imports: {
    title: 'Bring your history from another app',
    lead: 'Nothing is overwritten, and an import can be undone.',
    journal: 'Journal and moods',
    habits: 'Habits',
    training: 'Strength training',
    cardio: 'Runs, rides and body data',
    mindful: 'Mindful minutes',
    food: 'Food diary',
    from: (apps: string) => `From ${apps}`,
  },
  ready: {
    begin: 'Where to begin',
    go: 'Enter your clearing',
  },
  card: {
    title: 'Settle in',
    fresh: 'It takes a minute and a half to set up this place for you. You can skip every step.',
    started: 'You stopped halfway, and that is fine. Pick up where you left off.',
    go: 'Begin',
    goOn: 'Continue',
    dismiss: 'No, thank you',
  },
  outbox: 'Your welcome steps',
}

export const onboardingMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })

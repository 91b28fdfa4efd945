import { defineMessages } from '#platform/web/i18n/messages.ts'
import type { LINKS, QuestionId, SectionId } from './sections.ts'

export const en = {
  title: 'Questions before you trust it',
  lead: 'A diary is a lot to hand over. Here is what Fernwell does with it, what it cannot do, and what is left for you to look after.',
  search: 'Search the questions',
  found: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  none: 'No question has all of these words. Try a shorter one.',
  linkToThis: 'Link to this question',
  sections: {
    start: 'Getting started',
    privacy: 'Who can see what',
    data: 'Keeping, moving and deleting',
    people: 'Living with others',
    models: 'Models, voices and notices',
    health: 'Health, honestly',
  } satisfies Record<SectionId, string>,
  items: {
    cost: {
      q: 'What does Fernwell cost?',
      a: 'Nothing. There is no plan, no trial, nothing to buy inside, and no card to enter. You pay for the machine that it runs on, and for outside services only if you choose to connect some.',
    },
    hardware: {
      q: 'What kind of machine do I need?',
      a: 'One with Linux or macOS and Node 20 or newer, such as a small home server, an old laptop or a rented server. On Windows it also needs a PostgreSQL database of yours, because the embedded one has no Windows version. A language model on the same machine wants much more memory, about the size of its file; without one, nothing does.',
    },
    setup: {
      q: 'How hard is it to set up?',
      a: 'With the source folder and Node on the machine, `npm start` fetches what it needs, builds the app, makes its database and prints an address to open. The first account you make runs the place. Reaching it from outside your home takes more work: an address, https and backups.',
    },
    'accounts-elsewhere': {
      q: 'Do I need an account anywhere else?',
      a: 'No. Your account lives on your own server, with a password or a passkey. You can give an e-mail address so that you can reset a password, but Fernwell itself registers you with nobody.',
    },
    phone: {
      q: 'Does it work on my phone?',
      a: 'Yes, in a current browser, and you can add it to the home screen like an app. There is no app in a store. Away from home, the phone needs a way to reach your machine, such as a public address or a private network of your own.',
    },
    https: {
      q: 'Do I need https?',
      a: 'On the machine itself, no. From any other device, yes: without it the network in between can read along, and browsers refuse passkeys, the microphone, notifications and use without a network. Fernwell speaks plain http, so put a proxy such as Caddy or nginx in front and set `PUBLIC_URL`.',
    },
    'who-can-read': {
      q: 'Who can read my diary?',
      a: 'You can, and the person who runs the server could: Fernwell is not end-to-end encrypted, and the running program holds the keys. Other people with an account on the same server cannot. If you do not trust the person who runs it, run your own.',
    },
    encryption: {
      q: 'What is encrypted, and what is not?',
      a: 'Your writing, photos, recordings, meals, names of habits and conversations are sealed on disk with a key of your own. Dates, mood levels, amounts, times and your account stay readable to whoever has the database, because calendars and statistics need them. A copied disk would show when and how you felt, and not why. Encrypt the whole disk if that is too much.',
    },
    leaves: {
      q: 'Does anything leave my machine?',
      a: 'Not by itself. Mail, outside storage, speech, recognition and language models are used only if the person who runs the server connects them; push notices, looking up barcodes and every use of a model also wait for your own yes. Each connection, and what is sent over it, is listed in `docs/security.md`.',
    },
    trackers: {
      q: 'Are there ads, trackers or usage statistics?',
      a: 'Ads, none. Pages load nothing from other sites, fonts and sounds included, and Fernwell reports nothing to anybody. The person who runs a place can turn on counting of visits as plain sums, and a tag manager on the public pages; both are off until then, and `/privacy` shows what is on and lets you refuse. The statistics in the app are about your own days, and only you see them.',
    },
    gdpr: {
      q: 'What about the GDPR?',
      a: 'Each person can download everything that is stored about them and erase it, without asking anybody. Running it for yourself or your household is usually outside that law; if you run it for clients or a group, you are the one responsible. This is not legal advice.',
    },
    backup: {
      q: 'How do I make backups?',
      a: 'With `npm run backup`, while it runs: one file with the database, stored files and keys. With `BACKUP_DIR` and a way to seal them, it makes a sealed one each night and restores it for trial at once. An unsealed backup is as private as the diary itself, so keep it accordingly, and keep a copy in another place.',
    },
    'lost-key': {
      q: 'What if the encryption key is lost?',
      a: 'Then what is sealed cannot be opened, by you or by anybody. By default the key is in the data folder and in each backup, so a backup brings it back. If you keep the master key elsewhere, backups do not hold it, and you should keep it twice.',
    },
    'lost-password': {
      q: 'What if I forget my password?',
      a: 'Your diary does not depend on it: a passkey still lets you in, and a confirmed e-mail address can reset the password. Without a mail server, the reset mail lies as a file on the machine, where the person who runs it can open it. With a second factor, you also need your authenticator or one of the recovery codes.',
    },
    'lost-phone': {
      q: 'What if my phone is stolen?',
      a: 'Sign it out from another device; its copy is wiped when it next reaches the server. Until then, whoever can unlock the phone can read what the app keeps on it for use without a network. The lock and encryption of the phone are the real protection.',
    },
    offline: {
      q: 'What works without a network?',
      a: 'You can write, read and search the journal, mark habits, log trainings and meals, and play tracks that you downloaded. Your changes are sent later, and if two devices changed the same text, both versions are kept. Open the pages once with a network first.',
    },
    imports: {
      q: 'Can I bring my data from other apps?',
      a: 'Yes. It reads diaries of Daylio, Day One, Journey, Diarium, Apple Journal, Pixels and Markdown notes; habits of Loop, HabitBull, Habitica and Beaver; trainings of Hevy, Strong and FitNotes; food of MyFitnessPal, Cronometer, Lose It!, Yazio, FDDB and Apple Health; and GPX, TCX and FIT recordings. What cannot be read is named and not guessed.',
    },
    export: {
      q: 'Can I take everything with me?',
      a: 'Yes, as one zip, whenever you like. You can import the data into another Fernwell. The journal can also be exported by itself, or as a book in PDF.',
    },
    delete: {
      q: 'How do I delete things, or everything?',
      a: 'Journal entries go to a trash and are gone after thirty days, or at once if you empty it. Erasing your account in the settings removes its data and your key from the server right away. Backups from before still hold a sealed copy, until the person who runs the server deletes those backups.',
    },
    updates: {
      q: 'How do updates work?',
      a: 'The person who runs the server replaces the source folder with a newer one and starts it again; changes to the database are made at the start. Make a backup first. Nothing updates itself, and nobody promises when the next version comes.',
    },
    several: {
      q: 'Can several people use one Fernwell?',
      a: 'Yes. Each has an account and a key, and nobody sees another’s days. By default people join by invitation only. You share something only by making a link yourself, for a shopping list or for parts of a personality result, and you can take it back.',
    },
    admin: {
      q: 'What does the admin see?',
      a: 'The admin page shows accounts with name, address, last visit and used space, messages from the contact page and reviews that were handed in, and nothing else that anybody wrote. Every act there, such as locking an account, is noted in the settings of the person concerned. The page is not the whole truth: whoever has the machine itself could open what is on it.',
    },
    minors: {
      q: 'Is it meant for children?',
      a: 'It is written for adults. Fernwell does not ask for anybody’s age when they sign up, so whoever invites a child decides, and stays responsible. Where somebody’s age is known to be under 18, the food diary suggests no deficit and counts no fasting.',
    },
    'language-model': {
      q: 'Is there artificial intelligence in it?',
      a: 'No part of it needs a language model: plans, insights, check-ins and answers from your own entries follow rules that can be read. The person who runs the server may connect a model, either an outside service or a file on the same machine. Then there is also a conversation, and help with meals and training plans.',
    },
    consent: {
      q: 'What would a language model get to know about me?',
      a: 'Nothing before you agreed, for each purpose, to that very service; if the service changes, you are asked again. Then it gets what you write to it, and what you let it look up; what is marked as hard or stands in a locked journal is never sent. What it may remember is a list of sentences that you can read, change and delete.',
    },
    voice: {
      q: 'Does it listen to me?',
      a: 'Only after you press the microphone, and after you agreed to where the sound goes: your browser’s own recognition, which may be a service of its maker, or one connected to the server. Fernwell keeps no sound of it. Everything that can be said can be typed instead.',
    },
    notifications: {
      q: 'How am I reminded of things?',
      a: 'By push, mail or a calendar feed, at times that you choose, and not at all unless you do. Push notices travel encrypted through the service of your browser’s maker, which sees that one came, and not what it says. A mail names the habit in clear.',
    },
    crisis: {
      q: 'What if I am in a crisis?',
      a: 'Call your local emergency number or a crisis line now, or go to someone you trust. Fernwell lists helplines of 39 countries on a page that needs no account, and shows them when words sound like a crisis, but its list of words misses some. Nobody reads along and nobody is alerted.',
    },
    medical: {
      q: 'Does it diagnose or treat anything?',
      a: 'No. Fernwell is no medical device and no clinician, and it replaces neither. It writes down, adds up and shows; what that means for your health is a question for a doctor.',
    },
    calories: {
      q: 'Is counting calories safe for me?',
      a: 'Not for everybody. If you have or had an eating disorder, please speak with someone who treats you first; the food diary is not needed for anything else here. Where you use goals, Fernwell keeps them within bounds and says so, gives no points for eating less, and leaves unknown values blank.',
    },
    'hidden-numbers': {
      q: 'Can I write down meals without seeing numbers?',
      a: 'Yes. “Hide numbers” in the food diary takes energy and amounts away from its pages and from the hub. The shopping list keeps amounts, because the shop needs them, and so does your own export.',
    },
    games: {
      q: 'Do the brain games make me smarter?',
      a: 'We do not claim so. They measure how you do in each game, compare you with nobody but yourself, and say “better” only when the change is larger than chance would make it. Getting better at a game is mostly getting better at that game.',
    },
    questionnaires: {
      q: 'How far can I trust a personality result?',
      a: 'The questionnaires are published ones from the open item pool IPIP and others, scored with their norms, and each result shows how sure it is. It describes what you answered; it is not a diagnosis, and no basis for judging anybody else.',
    },
    streaks: {
      q: 'Will it make me feel guilty for a missed day?',
      a: 'It tries hard not to. A missed day is a rest: two in any seven days do not break your row, a habit gets a little weaker but is never reset, and nothing in the garden withers. You are ranked against nobody, and reminders come only where you set them.',
    },
  } satisfies Record<QuestionId, { q: string; a: string }>,
  links: {
    setup: 'Self-hosting in an evening',
    backup: 'More on backing up private writing',
    imports: 'How to leave an app with your data',
    crisis: 'Helplines by country',
    calories: 'Why calories are ranges',
    games: 'What brain games do',
    questionnaires: 'What a Big Five result says',
    streaks: 'What a streak does',
  } satisfies Record<keyof typeof LINKS, string>,
  more: 'Something else?',
  moreText:
    'Fernwell has no support line. Ask the person who runs your server first. The handbook that comes with the source answers the rest.',
}

export const faqMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })

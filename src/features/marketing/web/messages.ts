import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  hero: {
    title: 'Step out of the noise,',
    titleTurn: 'into your',
    titleEnd: 'own clearing.',
    text: 'Fernwell is a private app for journaling, meditation, habits, training and food, on your own machine. Start with three minutes, and watch your days grow into a small meadow.',
    begin: 'Begin – it is yours',
    login: 'Log in',
    note: 'No price, no ads. No trackers unless the person who runs it turns them on.',
  },
  what: {
    title: 'Fernwell in ten seconds',
    lead: 'One place for the small, kind things:',
    turn: 'sitting still, winding down, noticing the day.',
    facts: {
      play: { title: 'You press play.', text: 'A few minutes of guidance, rain, or a slow breath. Three are enough to count.' },
      grow: { title: 'Something grows.', text: 'Each day you come becomes a small plant. A day away is a rest, and nothing withers.' },
      keep: { title: 'It stays with you.', text: 'It all lives on the machine that runs Fernwell. Nobody else is looking.' },
    },
  },
  hub: {
    name: 'Hub',
    title: 'A morning look',
    titleTurn: 'over your clearing',
    text: 'Your week as a row of plants, the minutes that were yours, and where you stopped listening. One look, and you can close it again.',
    mini: {
      label: 'A small Hub with a made-up week in it',
      hello: 'Good morning, Linnea',
      sub: '12 minutes for yourself today. It is growing.',
      week: 'Your week',
      weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
      minutes: 'Minutes today',
      points: 'Total points',
      days: 'Days with care',
      next: 'Where you left off',
      track: 'Wind in the birches',
      left: '8 minutes left',
    },
  },
  soul: {
    name: 'Soul',
    title: 'Sound to sit with,',
    titleTurn: 'made on the spot',
    text: 'Guided meditations, slow breathing, night rain, a campfire. Fernwell makes every second of it itself and loads nothing from elsewhere. Play it offline, slow it down, or let it fade as you fall asleep.',
    try: 'Try it: the sea in this card is made by this page, just for you.',
    mini: {
      label: 'A small player you can try',
      title: 'Falling asleep by the sea',
      text: 'A beach at dusk, a tide going out, and nothing left to do.',
      play: 'Play a little sea',
      pause: 'Pause the sea',
      back: 'Back 15 seconds',
      forward: 'On 15 seconds',
    },
  },
  journal: {
    name: 'Journal',
    title: 'A page a day,',
    titleTurn: 'and the weather inside',
    text: 'Write one line or half the night. Each page shows your mood as weather, the month shows all of them side by side, and one word is enough to find an old page again. Your writing is encrypted on disk.',
    try: 'Try it: this page remembers what you write until you close the tab, and sends it nowhere.',
  },
  habits: {
    name: 'Habits',
    title: 'Small things,',
    titleTurn: 'kindly counted',
    text: 'One tap a day, a number, or three times a week: your rhythm, in your words. A missed day makes a habit a little weaker but never resets it, and a rest day is just a rest day. No chain to break, nothing turns red.',
    mini: {
      label: 'Three made-up habits with their last seven days',
      names: ['Stretch on waking', 'A walk outside', 'A glass of water first'],
      lines: ['12 in a row, one of them a rest', '3 of 3 this week', 'You usually come back within a day'],
    },
  },
  garden: {
    name: 'Garden',
    title: 'Everything you do',
    titleTurn: 'grows something',
    text: 'Each journal entry, quiet minute and habit plants something or helps it grow. The garden follows the seasons and the time of day, nothing in it ever withers, and after a year you can watch all of it grow again.',
    mini: {
      label: 'A small garden with three beds',
      beds: ['from 41 entries', 'from 7 quiet hours', 'from 126 small things'],
    },
  },
  profile: {
    name: 'Profile',
    title: 'A door',
    titleTurn: 'that knows you',
    text: 'Sign in with a passkey or a password, and add a second factor if you like. See every signed-in device, export everything as a file, or delete it all. You do not have to ask anybody.',
    mini: {
      label: 'A small settings page with made-up devices',
      devices: 'Where you are signed in',
      phone: 'Phone by the bed',
      now: 'this device',
      laptop: 'Laptop, living room',
      ago: 'two days ago',
      signOut: 'Sign out',
      passkey: 'Passkey',
      passkeyText: 'added in spring',
      export: 'Take everything with you',
      erase: 'Erase everything',
    },
  },
  more: {
    title: 'Mind, body,',
    titleTurn: 'and someone to think with',
    about: (name: string) => `More about ${name}`,
    text: 'Each of them is a whole area of Fernwell. Try one small thing of each on this page; nothing of it is sent.',
    mind: {
      name: 'Mind',
      text: 'Fourteen short games that measure attention and memory, personality questionnaires, brain health with its sources, and a forest that grows as you play.',
    },
    body: {
      name: 'Body',
      text: 'Training plans that say why, a logger that loses no set, runs from your watch, and a food diary without the scolding.',
    },
    companion: {
      name: 'Companion',
      text: 'Check-ins, and answers from your own entries, by fixed rules. With a language model you can also chat, once you have agreed to it.',
    },
  },
  privacy: {
    title: 'What happens in the woods',
    titleTurn: 'stays in the woods.',
    text: 'Fernwell runs where you run it. There is no company in the middle: your days are between you and that machine.',
    promises: {
      home: {
        title: 'Your machine, your database',
        text: 'A real database comes with Fernwell and keeps to itself: no port, no cloud, no account elsewhere.',
      },
      trackers: {
        title: 'No ads, and no tracker by itself',
        text: 'Pages load nothing from other sites; even fonts and sounds come from your own machine. Public pages load a tag manager only if the person who runs Fernwell turns it on, and /privacy says so.',
      },
      keys: {
        title: 'Passwords stored as hashes',
        text: 'Passwords and sign-ins are stored only as hashes, the secret of a second factor only encrypted.',
      },
      sound: {
        title: 'Voices made at home',
        text: 'Guidance is spoken and sound is rendered by Fernwell itself. Your listening is nobody’s data.',
      },
      export: {
        title: 'Take it, or erase it',
        text: 'Download everything stored about you as one file, or delete it all at once. A backup takes one command.',
      },
      leave: {
        title: 'Nothing leaves by itself',
        text: 'Something goes to a mail server, outside storage, a voice service or a tag manager only if the person who runs Fernwell connects one, and then only what it needs.',
      },
    },
  },
  run: {
    title: 'Two lines,',
    titleTurn: 'and it is yours',
    text: 'You need the source folder, and Node 20 or newer. The first start takes a minute or two: it downloads what it needs, sets up its own database, and then prints an address to open.',
    label: 'How to start Fernwell in a terminal',
    comment: '# in the folder with the source',
    first: 'cd fernwell',
    second: 'npm start',
    answer: 'Fernwell is at http://localhost:3000',
    built: 'How it is built, in slides',
  },
  questions: {
    title: 'Common questions',
    items: {
      cost: {
        q: 'What does it cost?',
        a: 'Nothing. There is no plan to upgrade to and no card to enter. It uses a little of your machine, and that is all.',
      },
      who: {
        q: 'Who can see what I do here?',
        a: 'You can; and the person who runs the machine has its disk in their hands. If you share a Fernwell with others, choose someone you trust, or run your own.',
      },
      phone: {
        q: 'Does it work on my phone?',
        a: 'Yes. Open it in the browser and add it to your home screen if you like; tracks you have downloaded play without a connection. Away from home, your phone needs a way to reach your machine.',
      },
      rest: {
        q: 'What if I miss a day?',
        a: 'Then it was a rest. Two rest days in any seven keep your row unbroken, and your total never shrinks.',
      },
      points: {
        q: 'Why are there points, if it is so calm?',
        a: 'One for each half minute of a sitting of three minutes or more. They are a way of seeing time, not a race: nobody is ranked, and nothing is locked.',
      },
      ai: {
        q: 'Is there any AI in it?',
        a: 'Only if you want it. Every area works by rules, without a language model. The person who runs a Fernwell can connect one, and it is asked nothing before you agreed to the very words that are sent.',
      },
    },
  },
  care: {
    title: 'If it is more than a heavy day',
    text: 'Fernwell is a quiet place, not a clinician. It cannot judge how unwell you are, and nobody here reads along. If you might hurt yourself or are in danger, please call your local emergency number or a crisis line now, or go to someone you trust and stay near them. You do not have to explain it well.',
  },
  close: {
    title: 'It starts small.',
    text: 'A name, a password, three minutes.',
    begin: 'Begin – it is yours',
  },
}

export const landingMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })

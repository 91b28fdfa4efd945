import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  title: 'One day with Fernwell',
  lead: 'From the first look in the morning to the sea at night. You can try everything on this page with made-up days; nothing is sent anywhere.',
  data: 'What happens with it',
  steps: {
    hub: {
      time: 'On waking',
      title: 'One look over the week',
      text: 'The Hub shows how the week has grown, and what is there for today. You can close it again after that one look.',
      data: 'Your server adds this up from what you did, and your device keeps the last answer, so the page also opens without a network. Nobody else is sent a figure.',
    },
    habits: {
      time: 'Before breakfast',
      title: 'A glass of water, one tap',
      text: 'A habit is a tap, a number, or so many times a week. A day without it is a rest, and two rests in seven days leave the row whole.',
      data: 'The tap is kept on the device first and sent when there is a network. The names of your habits are sealed with your key; the days and amounts stay readable in the database, because the strength is worked out from them.',
    },
    mind: {
      time: 'On the bus',
      title: 'A round for your memory',
      text: 'Try a few leaves. The real games measure the same way each time and compare you with nobody but yourself.',
      data: 'Your device sends the answers and their times, and the server works out the score by itself. The answers are sealed; the score, the time and the kind of device stand beside them.',
    },
    body: {
      time: 'After work',
      title: 'Three sets, and a rest between them',
      text: 'Log a set: the rest begins to count, and the estimate says by which formula it was made.',
      data: 'A training is on your device before anything is sent, so a cellar without a network loses no set. On the server it becomes part of your history, and the plan takes its next loads from it.',
    },
    journal: {
      time: 'In the evening',
      title: 'A few lines about the day',
      text: 'Write something, choose the weather inside, and look for an old page. One sentence is enough for a day.',
      data: 'This small page stays in this tab. In your own journal, your words are saved on the device, sent to your server and sealed there with your key. The mood and the day are stored unsealed, so that the month can be drawn.',
    },
    companion: {
      time: 'When it is heavy',
      title: 'A check-in when you need one',
      text: 'Choose what is closest, and get one small step that was written beforehand. Numbers to call are always one press away.',
      data: 'Check-ins keep nothing on the server, and no language model reads along. If the person who runs the server connects a model, it is told nothing before you agreed to it.',
    },
    soul: {
      time: 'Lights out',
      title: 'The sea, until you sleep',
      text: 'Press play: this page makes the sea in your browser. Fernwell’s own tracks are made by your server, spoken lines included, unless a speech service was connected.',
      data: 'Your server stores what you listened to, and for how long, so you can continue where you stopped. Nobody else sees it.',
    },
    garden: {
      time: 'Meanwhile',
      title: 'Something has grown',
      text: 'Each page, each quiet minute and each small thing feeds a plant. Nothing in the garden withers while you are away.',
      data: 'The garden is drawn from the record of your own days, every time anew. Plants that you name keep their names sealed.',
    },
    night: {
      time: 'While you sleep',
      title: 'All of it is still yours',
      text: 'Your server can make a sealed backup in the night and try at once whether it can be restored. In your profile you see each device that is signed in, take everything with you, or erase it.',
      data: 'Nightly backups start once the person who runs the server has set a folder and a way to seal them. Earlier backups still contain what you delete today, for as long as they are kept.',
    },
  },
  questions: 'Questions before you trust it',
}

export const howMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })

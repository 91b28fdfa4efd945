export const en = {
  title: 'Terms',
  lead: 'The promises of this installation of Fernwell, their limits, and your part.',
  contents: 'On this page',
  note: 'This text comes with the software and fits an installation that somebody runs for themselves, a family or a group. It is not legal advice. The person who runs this place may have agreed something else with you; then that holds.',
  sections: {
    owner: {
      title: 'Who offers this',
      text: ['Somebody runs this installation on a machine of theirs. You agree with that person, and with no company.'],
    },
    offer: {
      title: 'What is offered',
      text: [
        'A private app for journaling, habits, meditation, training, food, games, questionnaires and more, in your browser. The software asks for no payment and sells nothing.',
        'Nobody promises that it is always reachable, that it has no faults, or that it goes on for ever. The person who runs it may change it, pause it or close it. Then they should tell you in time to take your data along.',
      ],
    },
    account: {
      title: 'Your account',
      text: [
        'Who may make an account is for the person who runs this place to decide. An account belongs to one person. Choose a password that is used nowhere else, or a passkey.',
        'The person who runs this place can lock an account or erase it. A locked account loses nothing, and what an admin did to yours you see in your settings.',
        'The software is written for adults and asks for nobody’s age. An adult who invites a child stays responsible for it.',
      ],
    },
    content: {
      title: 'What you write is yours',
      text: [
        'Your texts, pictures and recordings stay yours. The software stores them, shows them to you, and does with them what you ask of it. Nobody gets a right to use them otherwise.',
        'You show others knowingly what you share by a link or hand in as a review. You can take both back; what somebody copied meanwhile cannot be called back.',
      ],
    },
    fairness: {
      title: 'What it asks of you',
      text: [
        'Please do not use it to harm anybody, to store what the law forbids, or to publish what others told you in confidence. Please do not try to reach other people’s data, and do not overload the server on purpose.',
      ],
    },
    health: {
      title: 'No clinician',
      text: [
        'Nothing here is medical or psychological treatment, a diagnosis, or advice that takes the place of one. Scores, plans, calories and insights are worked out by rules from what you entered. They can be wrong for you.',
        'Ask a doctor before you begin hard training or change what you eat much, above all with an illness, in a pregnancy, or after an injury. Stop when something hurts.',
        'It is no emergency service, and nobody watches over what you write. If you or somebody else is in danger, call for help now.',
      ],
    },
    models: {
      title: 'Services of others',
      text: [
        'The person who runs this place may have connected services of others, such as a mail server or a language model. You are asked before a model, a speech service or a recognition service gets anything of yours. A model’s texts can be false.',
      ],
    },
    loss: {
      title: 'Backups and loss',
      text: [
        'Backups are made only if the person who runs this place set them up. Ask them whether they did, and download your own copy from time to time: one file, whenever you like.',
        'If the key of the installation is lost, what is sealed cannot be opened by anybody.',
      ],
    },
    liability: {
      title: 'Liability',
      text: [
        'Nothing on this page takes away rights that the law gives you. Beyond that, the software is offered as it is, without promises about its fitness for a purpose.',
      ],
    },
    ending: {
      title: 'Ending it',
      text: [
        'You can leave at any time, without a reason and without asking: the settings give you all your data as one file, and erase your account at once.',
      ],
    },
  },
  links: {
    contact: 'Write to the person who runs this place',
    export: 'Download or erase your data',
    help: 'Helplines by country',
    privacy: 'Privacy',
    reviews: 'Reviews',
  },
}

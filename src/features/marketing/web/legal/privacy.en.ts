export const en = {
  title: 'Privacy',
  lead: 'What this app stores about you, where, for how long, who can read it, and how you take it along or erase it.',
  contents: 'On this page',
  note: 'This text belongs to the software and describes what its code does. It is not legal advice. The person who runs this installation is responsible for it, and may owe you more than stands here.',
  sections: {
    owner: {
      title: 'Who is responsible',
      text: [
        'Fernwell is not a service of a company. Somebody runs this installation on a machine of theirs, and that person is responsible for the data on it.',
      ],
    },
    stored: {
      title: 'What is stored',
      text: [
        'Without an account: nothing about you, unless you write a message on the contact page.',
        'With an account: your username, e-mail address and the name to be shown, your password as a hash (Argon2id) that it cannot be read from, passkeys, language, time zone and the start of your day; the names of your devices and when they were last here; notices about your sign-ins.',
        'Your activity here: journal, habits, mood, listening, training, meals, body measurements, games, questionnaires, what you write in the therapist area, speeches of your own, conversations, reminders, photos and files, as far as you use them. Some of it says something about your health. Nobody needs any of it to use the rest.',
        'No visitor’s IP address is stored. To stop floods, the server counts tries of a network under a keyed hash, for at most 40 days.',
      ],
    },
    sealed: {
      title: 'What is sealed, and who can read it',
      text: [
        'Texts, photos, recordings, meals, body measurements, answers to questionnaires, the therapist area, speeches of your own, the names of your habits and your conversations lie on the disk sealed with a key of your own (AES-256-GCM). Days, times, mood levels, amounts, scores of games and your account lie there in plain, because calendars and statistics count with them.',
        'Other people with an account here cannot read yours. You share something only by a link that you make yourself, by an access to chosen parts of the therapist area that you give to one account and can end at any time, or by a review that you hand in.',
        'Fernwell is not end-to-end encrypted: the person who runs the server has the keys and could read everything on it. If you do not trust that person, run your own.',
        'The admin page shows accounts with name, address, last visit and used space. It shows no content but messages from the contact page and reviews, which were written to be read there.',
      ],
    },
    cookies: {
      title: 'Cookies and your browser’s storage',
      text: [
        'There are two cookies, and both are set only when you sign in. One holds your session: it ends after 60 days without use, and at the latest after as many days as the person who runs this place chose (180 unless they changed it). The other marks a device that signed in before, so that strangers’ wrong tries cannot lock you out; it opens nothing, and ends after 400 days.',
        'In its own storage the browser keeps files of the app and choices of this device, such as language and appearance. Under the name “cookie-consent” the app writes the word “accepted” by itself; it matters only where visits are counted, which is off unless the person who runs this place turned it on.',
        'With an account, the browser also keeps a copy of your data, so that much works without a network. Signing out wipes it. Anyone who can open this browser profile before that can read it.',
        'There are no advertising cookies, and pages behind the sign-in load nothing from other sites. Counting of visits and a tag manager on public pages are off unless the person who runs this place turned them on; where they are on, what your browser keeps for them stands below, with a switch and a way to delete it.',
      ],
    },
    leaves: {
      title: 'What leaves the machine, and when',
      text: [
        'Nothing leaves it by itself. The person who runs this installation can connect the following services, and chooses which ones. Each then gets what stands here and no more.',
      ],
      list: [
        'A mail server: confirmations, resets and security notices; reminders by mail if you want them, which name the habit or say the words that you gave them; and messages from the contact page, on their way to the person who runs this place.',
        'An outside store or database: your files sealed, and the database as described above.',
        'Push services of browser makers: an encrypted notice when a reminder is due, after you turned that on for a device.',
        'A language model: the words that you send it, and what you let it look up, after you agreed to that purpose and that service. Memories that you marked as hard are never sent.',
        'Speech and recognition services: sentences to be spoken, and the sound of what you say while you press the button, after you agreed. Spoken lines of meditations hold nothing of you.',
        'Open Food Facts: the number of a barcode that you ask about, after you turned that on. Nothing about you goes with it.',
      ],
    },
    contact: {
      title: 'Messages and reviews',
      text: [
        'A message from the contact page is stored with the name and address that you typed, sealed with a key of the installation, and tied to no account. It is deleted after 180 days, or earlier by the person who runs this place. A copy that was mailed to them stays in their mailbox for as long as they leave it there.',
        'A review is shown to everybody under the name that you chose, once the person who runs this place accepted it. You can change it or take it back at any time, and it is erased with your account.',
      ],
    },
    retention: {
      title: 'How long it is stored',
      text: [
        'Your entries stay until you delete them or erase your account. Deleted journal entries lie in a trash for 30 days. Erasing removes rows, files, waiting jobs and your key at once.',
        'Backups are made by the person who runs the server. Sealed data stay unreadable without your key, but a backup from before the erasure can hold both. How long backups are kept is theirs to decide, so ask them.',
        'Notes of what an admin did to an account are kept for two years. You see those about yours in the settings.',
      ],
    },
    rights: {
      title: 'Your rights, and where you use them',
      text: [
        'See and take along: the settings give you one file with everything that is stored about you, in formats that other programs can read.',
        'Correct: everything that you entered can be changed where you entered it.',
        'Erase: the settings erase your account with all that belongs to it. Nobody has to be asked.',
        'Take an agreement back: for language models, speech and recognition in the settings of the area where you gave it, for push on each device, for a review on its page.',
        'Object, restrict, or ask something else: write to the person who runs this place. You may also complain to a data protection authority.',
      ],
    },
    care: {
      title: 'Hard moments, and what this app cannot do',
      text: [
        'Words that sound like a crisis are found by a list of rules on your device, which then shows helplines. Nobody is told. Your own texts are stored as always, but that something was found is neither stored nor logged.',
        'There is no clinician here, and nobody reads along who could notice that you need help. If you are in danger, call.',
        'If the app breaks, no report is sent to anybody. The server’s own log has kinds of failures and no words of yours.',
      ],
    },
  },
  links: {
    contact: 'Write to the person who runs this place',
    export: 'Download or erase your data',
    reviews: 'Your review',
    help: 'Helplines by country',
    terms: 'Terms',
    faq: 'Questions and answers',
  },
}

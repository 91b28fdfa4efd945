export const en = {
  title: 'You do not have to carry this alone',
  text: 'Some of these words sound very heavy. If you might hurt yourself, or are in danger, please call your local emergency number now.',
  person: 'Tell somebody you trust, today, in whatever words come. “I am not well, can you stay with me?” is enough.',
  link: 'Find a free helpline in your country',
  aside: 'This note comes from a short list of words on your device. Nobody was told.',
}

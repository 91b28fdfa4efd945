export const en = {
  title: 'Infinite wiki',
  text: 'Every word is a door. Walk from one to the next, and keep the ones you like.',
}

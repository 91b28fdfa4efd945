export const en = {
  title: 'Get help now',
  lead: 'People who listen, and whom to call in an emergency. This page also opens without a connection.',
  hint: 'Helplines and emergency numbers, also offline',
}

export const en = {
  goesTo: (host: string) => `For that, this is sent to ${host} each time, and whoever runs that can read it:`,
  local: 'It runs on this server: nothing leaves it. Each time, it reads:',
  again: 'The model is at another place than the one you agreed to. Nothing is sent until you agree again.',
  agree: 'Agree',
  agreed: (model: string, host: string) => `You agreed to ${model} at ${host}.`,
  agreedLocal: (model: string) => `You agreed to ${model} on this server.`,
  used: (used: string, limit: string, when: string) =>
    `${used} of today’s ${limit} answers are used, conversations and everything else included. The count starts again at ${when}.`,
  withdraw: 'Withdraw consent',
  withdrawn: 'Nothing more is sent to the model.',
  about: 'Data sent, and your consent',
  instructions: 'The exact instructions sent with it',
  offline: 'There is no connection.',
  limit: (limit: string, when: string) => `Today’s ${limit} answers of the language model are used up. The count starts again at ${when}.`,
  tokens: (when: string) => `Your share of the language model for today is used up. The count starts again at ${when}.`,
  failed: 'That could not be saved. Please try again.',
  loadFailed: 'The model’s state could not be loaded.',
}

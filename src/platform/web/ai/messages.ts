import { defineMessages } from '../i18n/messages.ts'

export const en = {
  goesTo: (host: string) => `Each time, this is sent to ${host}, and its operator can read it:`,
  local: 'It runs on this server, and nothing leaves the server. Each time, it reads:',
  again: 'The model’s address has changed since you agreed. Nothing is sent until you agree again.',
  agree: 'Agree',
  agreed: (model: string, host: string) => `You agreed to ${model} at ${host}.`,
  agreedLocal: (model: string) => `You agreed to ${model} on this server.`,
  used: (used: string, limit: string, when: string) =>
    `You have used ${used} of today’s ${limit} answers, conversations and everything else included. They reset at ${when}.`,
  withdraw: 'Withdraw consent',
  withdrawn: 'Nothing more is sent to the model.',
  about: 'Data sent, and your consent',
  instructions: 'The exact instructions sent with it',
  offline: 'You are offline.',
  limit: (limit: string, when: string) => `You have used today’s ${limit} answers from the language model. They reset at ${when}.`,
  tokens: (when: string) => `You have used today’s share of the language model. It resets at ${when}.`,
  failed: 'That could not be saved. Please try again.',
  loadFailed: 'The model’s status could not be loaded.',
}

export const modelMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })

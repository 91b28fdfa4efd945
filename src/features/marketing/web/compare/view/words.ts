import type { Price, Topic } from '../core/fact.ts'
import { amount } from '../core/five-years.ts'

/** Names of the topics; only in English, like the pages. */
export const TOPIC_NAMES: Readonly<Record<Topic, string>> = {
  price: 'Price',
  free: 'What is free',
  runs: 'Where it runs',
  account: 'Account',
  offline: 'Without a network',
  export: 'Taking things out',
  privacy: 'Privacy',
  inside: 'What is in it',
}

const PER: Readonly<Record<Price['per'], string>> = {
  month: 'a month',
  'half-year': 'for six months',
  year: 'a year',
  once: 'once',
  unstated: '',
}

/** `US$69.99 a year`. */
export const priceText = ({ usd, upTo, per }: Price): string =>
  `US$${amount(usd)}${upTo === undefined ? '' : `–${amount(upTo)}`} ${PER[per]}`.trim()

import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { ChatSettings, Message } from '../../contract-chat.ts'

/** `upTo`: the last message that the summary covers. */
export type ThreadContent = { title: string; summary: { text: string; upTo: string } | null }
export type MessageContent = Pick<Message, 'role' | 'text' | 'finish' | 'model' | 'rating'>

const threadContext = (id: string) => `companion-thread/${id}`
const messageContext = (id: string) => `companion-message/${id}`
const SETTINGS = 'companion-settings'

export const sealThread = (key: PersonKey, id: string, { title, summary }: ThreadContent): Buffer =>
  key.seal(threadContext(id), JSON.stringify({ title, summary }))
export const openThread = (key: PersonKey, id: string, sealed: Buffer): ThreadContent =>
  JSON.parse(key.open(threadContext(id), sealed).toString()) as ThreadContent

export const sealMessage = (key: PersonKey, id: string, { role, text, finish, model, rating }: MessageContent): Buffer =>
  key.seal(messageContext(id), JSON.stringify({ role, text, finish, model, rating }))
export const openMessage = (key: PersonKey, id: string, sealed: Buffer): MessageContent =>
  JSON.parse(key.open(messageContext(id), sealed).toString()) as MessageContent

export const sealSettings = (key: PersonKey, { name, tone }: ChatSettings): Buffer => key.seal(SETTINGS, JSON.stringify({ name, tone }))
export const openSettings = (key: PersonKey, sealed: Buffer): ChatSettings =>
  JSON.parse(key.open(SETTINGS, sealed).toString()) as ChatSettings

import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { ChatSettings, Message } from '../../contract-chat.ts'
import { NO_FACTS, NO_TOOLS, type ToolFacts, type ToolSettings } from '../../contract-tools.ts'

/** `upTo`: the last message that the summary covers. */
/** `usesMemory` false: the model neither receives remembered sentences in it nor proposes new ones. */
export type ThreadContent = { title: string; summary: { text: string; upTo: string } | null; usesMemory: boolean }
export type MessageContent = Pick<Message, 'role' | 'text' | 'finish' | 'model' | 'rating' | 'sources' | 'cards' | 'withoutTools'>
/** A new message without sources and cards can leave these fields out. */
export type NewContent = Omit<MessageContent, keyof ToolFacts> & Partial<ToolFacts>
export type SettingsContent = ChatSettings & ToolSettings & { isMemoryPaused: boolean }

const threadContext = (id: string) => `companion-thread/${id}`
const messageContext = (id: string) => `companion-message/${id}`
const SETTINGS = 'companion-settings'

export const sealThread = (key: PersonKey, id: string, { title, summary, usesMemory }: ThreadContent): Buffer =>
  key.seal(threadContext(id), JSON.stringify({ title, summary, usesMemory }))
/** Conversations from before the memory existed lack `usesMemory`. */
export const openThread = (key: PersonKey, id: string, sealed: Buffer): ThreadContent => ({
  usesMemory: true,
  ...(JSON.parse(key.open(threadContext(id), sealed).toString()) as Omit<ThreadContent, 'usesMemory'>),
})

export function sealMessage(key: PersonKey, id: string, content: NewContent): Buffer {
  const { role, text, finish, model, rating, sources, cards, withoutTools } = { ...NO_FACTS, ...content }
  return key.seal(messageContext(id), JSON.stringify({ role, text, finish, model, rating, sources, cards, withoutTools }))
}
/** Messages from before tools existed lack these fields. */
export const openMessage = (key: PersonKey, id: string, sealed: Buffer): MessageContent => ({
  ...NO_FACTS,
  ...(JSON.parse(key.open(messageContext(id), sealed).toString()) as Omit<MessageContent, keyof typeof NO_FACTS>),
})

export const sealSettings = (key: PersonKey, { name, tone, areas, mayPropose, isMemoryPaused }: SettingsContent): Buffer =>
  key.seal(SETTINGS, JSON.stringify({ name, tone, areas, mayPropose, isMemoryPaused }))
export const openSettings = (key: PersonKey, sealed: Buffer): SettingsContent => ({
  ...NO_TOOLS,
  isMemoryPaused: false,
  ...(JSON.parse(key.open(SETTINGS, sealed).toString()) as ChatSettings),
})

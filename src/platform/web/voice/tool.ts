import type { CommandContext } from '../commands/command.ts'
import type { Language } from '../i18n/locale-settings.ts'

/** What somebody said, by the slots of the phrase that fitted. */
export type SpokenRequest = {
  /** Small letters without accents or signs. */
  folded: Readonly<Record<string, string>>
  /** Letter by letter as it was typed or heard. */
  typed: Readonly<Record<string, string>>
  numbers: Readonly<Record<string, number>>
  /** All of it as it was typed, without what is polite around it. */
  whole: string
}

export type VoiceLink = { to: string; label: string }

/** What was done, in words, and the way back; undefined where there is none. */
export type Done = { words: string; undo?: () => Promise<boolean>; links?: readonly VoiceLink[] }

export type Outcome =
  /** An answer. */
  | { kind: 'say'; words: string; links?: readonly VoiceLink[] }
  /** Leads to a page. */
  | { kind: 'open'; to: string; words: string }
  /** What would be done, in words: it is done once somebody says yes. Resolves with undefined when it could not be. */
  | { kind: 'propose'; words: string; perform: () => Promise<Done | undefined>; links?: readonly VoiceLink[] }
  /** Several things may be meant: nothing is guessed. */
  | { kind: 'ask'; words: string; choices: readonly { label: string; choose: () => Promise<Outcome | undefined> | Outcome }[] }

/** What a language model proposed, after its shape was held against what the feature's server half says of it. */
export type Proposed = Readonly<Record<string, string | number>>

/** The answer of a conversation that it was proposed in. */
export type ProposedIn = { thread: string; message: string }

/** Something that can be asked for in words. Its file holds phrases alone; what it does is fetched when it is asked for. */
export type CompanionTool = {
  /** `journal.mood`. */
  id: string
  /** write: it changes something, and therefore only ever proposes. */
  kind: 'read' | 'write' | 'open'
  /** A pattern each line, both languages at once (platform/contract/word-pattern.ts). */
  phrases: string
  /** What somebody might say. Shown as help; tools without one are found by their phrases alone. */
  example?: Readonly<Record<Language, string>>
  /** Words that speak for this tool wherever they stand: foods, kinds of sport. */
  vocabulary?: ReadonlySet<string>
  /** The slot that can take all of what was said: filled with it when somebody chose this tool for their words themselves. */
  takesAll?: string
  /** Whether what stands in the slots makes sense; without an answer of its own any does. */
  fits?: (spoken: SpokenRequest) => boolean
  /** undefined: after a look it is not about this tool. */
  run: (spoken: SpokenRequest, context: CommandContext) => Promise<Outcome | undefined>
  /** The same for what a model proposed: with it, the feature's server half has a `companionActions` of this id. */
  propose?: (args: Proposed, context: CommandContext, from: ProposedIn) => Promise<Outcome | undefined>
  /** Which of those is text that the person may write otherwise before they press. */
  editable?: string
}

/** A feature's file of them, `web/companion-tools.ts`. */
export type FeatureTools = { tools: readonly CompanionTool[] }
export type ToolSource = () => Promise<FeatureTools>

/** A tool that leads to a page, or opens something on it. */
export const leadsTo = (
  id: string,
  to: string,
  words: Readonly<Record<Language, string>>,
  phrases: string,
  example?: CompanionTool['example'],
  more?: Pick<CompanionTool, 'propose'>,
): CompanionTool => ({
  id,
  kind: 'open',
  phrases,
  ...(example && { example }),
  run: async (_, { language }) => ({ kind: 'open', to, words: words[language] }),
  ...more,
})

/** A page that a model proposes to open: a press leads there, and nothing else happens. */
export const opens = (to: string, words: Readonly<Record<Language, string>>): Pick<CompanionTool, 'propose'> => ({
  propose: async (_, { language }) => ({ kind: 'open', to, words: words[language] }),
})

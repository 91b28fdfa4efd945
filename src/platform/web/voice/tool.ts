import type { CommandContext } from '../commands/command.ts'
import type { Language } from '../i18n/locale-settings.ts'

/** A person's words, by the slots of the matching phrase. */
export type SpokenRequest = {
  /** Small letters without accents or signs. */
  folded: Readonly<Record<string, string>>
  /** Verbatim, as typed or heard. */
  typed: Readonly<Record<string, string>>
  numbers: Readonly<Record<string, number>>
  /** The whole text as typed, without polite phrases around it. */
  whole: string
}

export type VoiceLink = { to: string; label: string }

/** A confirmation in words, and an undo function; undefined where there is none. */
export type Done = { words: string; undo?: () => Promise<boolean>; links?: readonly VoiceLink[] }

export type Outcome =
  /** An answer. */
  | { kind: 'say'; words: string; links?: readonly VoiceLink[] }
  /** Opens a page. */
  | { kind: 'open'; to: string; words: string }
  /** A proposal in words, performed once the person agrees. `perform` resolves with undefined when it failed. */
  | { kind: 'propose'; words: string; perform: () => Promise<Done | undefined>; links?: readonly VoiceLink[] }
  /** The request is ambiguous: the person chooses. */
  | { kind: 'ask'; words: string; choices: readonly { label: string; choose: () => Promise<Outcome | undefined> | Outcome }[] }

/** Arguments that a language model proposed, validated against the schema in the feature's server half. */
export type Proposed = Readonly<Record<string, string | number>>

/** The message of a conversation that contains the proposal. */
export type ProposedIn = { thread: string; message: string }

/** An action that can be requested in words. Its file contains only phrases; its code is loaded when it is requested. */
export type CompanionTool = {
  /** `journal.mood`. */
  id: string
  /** write: it changes data, and therefore only makes proposals. */
  kind: 'read' | 'write' | 'open'
  /** One pattern a line, for both languages (platform/contract/word-pattern.ts). */
  phrases: string
  /** An example request. Shown as help; tools without one are found by their phrases only. */
  example?: Readonly<Record<Language, string>>
  /** Words that indicate this tool at any position: foods, kinds of sport. */
  vocabulary?: ReadonlySet<string>
  /** The slot that can take the whole request: it is filled when the person chooses this tool for their words. */
  takesAll?: string
  /** Checks the slots' values; without it, all values are accepted. */
  fits?: (spoken: SpokenRequest) => boolean
  /** undefined: after inspection, the request is not for this tool. */
  run: (spoken: SpokenRequest, context: CommandContext) => Promise<Outcome | undefined>
  /** Like `run`, for a model's proposal: the feature's server half then has a `companionActions` of this id. */
  propose?: (args: Proposed, context: CommandContext, from: ProposedIn) => Promise<Outcome | undefined>
  /** The argument that the person may edit before they confirm. */
  editable?: string
}

/** Exports of a feature's `web/companion-tools.ts`. */
export type FeatureTools = { tools: readonly CompanionTool[] }
export type ToolSource = () => Promise<FeatureTools>

/** A tool that opens a page, or something on it. */
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

/** A model's proposal to open a page: a press opens it and does nothing else. */
export const opens = (to: string, words: Readonly<Record<Language, string>>): Pick<CompanionTool, 'propose'> => ({
  propose: async (_, { language }) => ({ kind: 'open', to, words: words[language] }),
})

import { INPUT_TOO_LONG, LLAMA_PACKAGE, type OpenModel } from './local-runtime.ts'

type Turn = { type: 'system' | 'user'; text: string } | { type: 'model'; response: string[] }

/** The part of the optional package's interface (3.x) that is used here; the package is not installed when types are checked. */
type Package = {
  getLlama(settings: object): Promise<{
    loadModel(settings: { modelPath: string }): Promise<{
      tokenize(text: string): unknown[]
      createContext(settings: object): Promise<{ contextSize: number; getSequence(): Sequence }>
    }>
  }>
  LlamaChatSession: new (settings: { contextSequence: Sequence; autoDisposeSequence: boolean }) => {
    setChatHistory(history: Turn[]): void
    promptWithMeta(
      text: string,
      settings: { maxTokens: number; trimWhitespaceSuffix: boolean; onTextChunk(text: string): void },
    ): Promise<{ stopReason: string }>
    dispose(): void
  }
}
type Sequence = {
  tokenMeter: { getState(): { usedInputTokens: number; usedOutputTokens: number } }
  clearHistory(): Promise<void>
}

/** Tokens that a chat template adds around each message; a generous estimate. */
const FRAME_TOKENS = 12

/** Runs GGUF files with llama.cpp, through node-llama-cpp's prebuilt binaries: nothing is downloaded or compiled. */
export const openModel: OpenModel = async ({ file, contextTokens, threads }) => {
  // Imported by a variable, so that neither the compiler nor a bundler looks for the optional package.
  const name: string = LLAMA_PACKAGE
  const { getLlama, LlamaChatSession } = (await import(name)) as Package
  const llama = await getLlama({ build: 'never', skipDownload: true, progressLogs: false, logLevel: 'disabled', maxThreads: threads })
  const model = await llama.loadModel({ modelPath: file })
  // At most the context that the model was trained with, and at most what fits into memory.
  const context = await model.createContext({ contextSize: { max: contextTokens }, threads })
  const sequence = context.getSequence()
  return {
    async generate({ system, messages, maxOutputTokens, onText }) {
      // The package would silently drop text that does not fit, and the answer would be about something else.
      const needed = [system, ...messages.map(({ content }) => content)].reduce(
        (sum, text) => sum + model.tokenize(text).length + FRAME_TOKENS,
        0,
      )
      if (needed + maxOutputTokens > context.contextSize) throw Object.assign(new Error('the input does not fit'), { code: INPUT_TOO_LONG })
      const before = sequence.tokenMeter.getState()
      const session = new LlamaChatSession({ contextSequence: sequence, autoDisposeSequence: false })
      const turns = messages
        .slice(0, -1)
        .map(({ role, content }): Turn => (role === 'user' ? { type: 'user', text: content } : { type: 'model', response: [content] }))
      session.setChatHistory([...(system ? [{ type: 'system' as const, text: system }] : []), ...turns])
      try {
        const { stopReason } = await session.promptWithMeta(messages.at(-1)!.content, {
          maxTokens: maxOutputTokens,
          trimWhitespaceSuffix: true,
          onTextChunk: onText,
        })
        const after = sequence.tokenMeter.getState()
        return {
          finish: stopReason === 'maxTokens' ? 'length' : 'complete',
          usage: {
            inputTokens: after.usedInputTokens - before.usedInputTokens,
            outputTokens: after.usedOutputTokens - before.usedOutputTokens,
          },
        }
      } finally {
        session.dispose()
        // The next run must not see this person's text.
        await sequence.clearHistory()
      }
    },
  }
}

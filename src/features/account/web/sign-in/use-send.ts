import { useRef, useState } from 'react'

type State<Input, Answer> =
  | { is: 'idle' | 'sending' }
  | { is: 'done'; input: Input; answer: Answer }
  | { is: 'failed'; input: Input; error: Error }

type Handlers<Input, Answer> = { onDone?: (answer: Answer) => void; onError?: (error: Error, input: Input) => void }

/** Sends once per press. The sign-in pages do not load the query library, whose mutations do this elsewhere. */
export function useSend<Input, Answer>(send: (input: Input) => Promise<Answer>, { onDone, onError }: Handlers<Input, Answer> = {}) {
  const [state, setState] = useState<State<Input, Answer>>({ is: 'idle' })
  /** Set before the next render, so that a second press at the same moment is ignored. */
  const isBusy = useRef(false)
  const run = async (input: Input): Promise<void> => {
    if (isBusy.current) return
    isBusy.current = true
    setState({ is: 'sending' })
    try {
      const answer = await send(input)
      setState({ is: 'done', input, answer })
      onDone?.(answer)
    } catch (error) {
      setState({ is: 'failed', input, error: error as Error })
      onError?.(error as Error, input)
    } finally {
      isBusy.current = false
    }
  }
  return {
    run: (input: Input) => void run(input),
    reset: () => setState({ is: 'idle' }),
    isSending: state.is === 'sending',
    done: state.is === 'done' ? state : undefined,
    failed: state.is === 'failed' ? state : undefined,
  }
}

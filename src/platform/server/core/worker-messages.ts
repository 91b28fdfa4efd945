// The channel between the server and a worker thread or child process is not ours alone: under `node --watch`, Node sends
// `{ 'watch:import': [...] }` through it, before any message of the worker. Our messages are marked, and others are ignored.

export type MarkedMessage<T> = { fernwell: T }

export const markMessage = <T>(message: T): MarkedMessage<T> => ({ fernwell: message })

/** A listener for 'message' events that passes on our messages and ignores all others. */
export function messageListener<T>(onMessage: (message: T) => void): (received: unknown) => void {
  return (received) => {
    if (typeof received === 'object' && received !== null && Object.hasOwn(received, 'fernwell'))
      onMessage((received as MarkedMessage<T>).fernwell)
  }
}

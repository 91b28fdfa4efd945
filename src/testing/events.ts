/** The data of each event of an event stream. */
export const eventsIn = <T>(stream: string): T[] =>
  stream
    .split('\n\n')
    .filter((block) => block.startsWith('data: '))
    .map((block) => JSON.parse(block.slice(6)) as T)

import type { Command } from './command.ts'
import { loadCommands } from './load-commands.ts'

const commands = async (): Promise<Command[]> => (await loadCommands()).flatMap((file) => file.commands)

/** The command that these keys stand for; 'more' when some begin with them. */
export async function findByKeys(keys: string): Promise<Command | 'more' | undefined> {
  const all = await commands()
  return all.find((one) => one.keys === keys) ?? (all.some((one) => one.keys?.startsWith(`${keys} `)) ? 'more' : undefined)
}

/** The keys that lead where a link leads. */
export async function keysOfLink(path: string): Promise<string | undefined> {
  return (await commands()).find((one) => 'to' in one && one.to === path)?.keys
}

import type { CommandSource } from './command.ts'

/** Every feature's commands, as the list of features says. Nothing else is here: this file comes with every page. */
export const commandSources: CommandSource[] = []

import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { libraryCommands } from './library-commands.ts'

export const commands: FeatureCommands['commands'] = [...libraryCommands]

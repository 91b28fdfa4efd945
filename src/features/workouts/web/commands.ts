import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { libraryCommands } from './library-commands.ts'
import { trainingCommands } from './training-commands.ts'

export const commands: FeatureCommands['commands'] = [...trainingCommands, ...libraryCommands]

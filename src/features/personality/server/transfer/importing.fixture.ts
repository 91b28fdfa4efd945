import { importing } from '#testing/importing.ts'
import type { PersonalityImport, PersonalityImportChoices } from '../../contract-transfer.ts'

export const {
  upload,
  start,
  bringIn: importInto,
  undone,
} = importing<PersonalityImport, PersonalityImportChoices>('personality', {
  name: 'results.csv',
  choices: { group: 'neutral', language: 'en' },
})

import { importAnswers } from '#platform/server/imports/answers.ts'
import type { PersonalityImportDetail } from '../../contract-transfer.ts'

export const { summaryOf, detailOf } = importAnswers<PersonalityImportDetail>()

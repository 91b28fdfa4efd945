import { importAnswers } from '#platform/server/imports/answers.ts'
import type { TrainingImportDetail } from '../../contract-transfer.ts'

export const { summaryOf, detailOf } = importAnswers<TrainingImportDetail>()

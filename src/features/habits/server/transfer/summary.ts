import { importAnswers } from '#platform/server/imports/answers.ts'
import type { HabitImportDetail } from '../../contract-transfer.ts'

export const { summaryOf, detailOf } = importAnswers<HabitImportDetail>()

import { importAnswers } from '#platform/server/imports/answers.ts'
import type { FoodImportDetail } from '../../contract/transfer.ts'

export const { summaryOf, detailOf } = importAnswers<FoodImportDetail>()

import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import { jsonFile, linesFile, type ExportFile } from '#platform/server/export/export-file.ts'
import { sharesOf } from '../share-store.ts'
import { shareAsSent } from '../sharing.ts'
import { assessmentsOf, declinedTips } from '../store.ts'
import { exportedOf } from './exported.ts'
import { resultMarkdown } from './markdown.ts'

const ABOUT_ASSESSMENTS = {
  en: 'your questionnaires, one a line, each with every answer, its time, and the scores',
  de: 'deine Fragebögen, einer je Zeile, jeder mit jeder Antwort, ihrer Zeit und den Werten',
}
const ABOUT_RESULTS = { en: 'your results, to be read', de: 'deine Ergebnisse, zum Lesen' }
const ABOUT_SHARES = {
  en: 'links by which you share parts of results; they lead to this installation alone, and no import brings them back',
  de: 'Links, mit denen du Teile von Ergebnissen teilst; sie führen nur zu dieser Installation, und kein Import bringt sie zurück',
}
const ABOUT_TIPS = { en: 'suggestions that you waved away', de: 'Vorschläge, die du weggewinkt hast' }

export async function* exportPersonality(app: HasDb & HasVault, userId: string): AsyncGenerator<ExportFile> {
  const key = await app.vault.keyOf(userId)
  const assessments = await assessmentsOf(app.db, key, userId)
  async function* lines() {
    for (const stored of assessments) yield await exportedOf(stored)
  }
  yield linesFile('personality/assessments.jsonl', ABOUT_ASSESSMENTS, lines())
  for (const stored of assessments) {
    if (!stored.finishedAt) continue
    const text = await resultMarkdown(stored)
    // The id distinguishes two results of one day.
    const name = `personality/results/${stored.day}-${stored.content.instrument}-${stored.id.slice(-6)}.md`
    yield { name, about: { path: 'personality/results/', ...ABOUT_RESULTS }, content: { text } }
  }
  yield jsonFile('personality/declined-tips.json', ABOUT_TIPS, await declinedTips(app.db, key, userId))
  const shares = await sharesOf(app.db, key, userId)
  if (shares.length > 0) yield jsonFile('personality/shares.json', ABOUT_SHARES, shares.map(shareAsSent))
}

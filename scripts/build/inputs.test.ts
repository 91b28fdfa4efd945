import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { hashInputs } from './inputs.ts'

test('the web app is built again when anything changes that the browser may get, and not for the server alone', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'fernwell-inputs-'))
  try {
    const hashWith = async (name: string) => {
      await mkdir(path.dirname(path.join(root, name)), { recursive: true })
      await writeFile(path.join(root, name), 'new')
      return hashInputs(root)
    }
    let hash = hashInputs(root)
    for (const name of [
      'src/features/journal/web/JournalPage.tsx',
      'src/features/journal/contract.ts',
      'src/features/brain-health/content/articles/alcohol-plainly.en.md',
      'src/features/workouts/engine/plan.ts',
      'src/platform/markdown/to-doc.ts',
      'src/platform/web/ui/Button.tsx',
    ]) {
      const next = await hashWith(name)
      expect(next, name).not.toBe(hash)
      hash = next
    }
    for (const name of ['src/features/journal/server/store.ts', 'src/platform/server/http/http.ts', 'src/platform/web/ui/ui.test.tsx'])
      expect(await hashWith(name), name).toBe(hash)
  } finally {
    await rm(root, { recursive: true, force: true })
  }
})

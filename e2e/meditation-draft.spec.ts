import { test } from './lib/ai-test.ts'
import { axeFindings } from './lib/axe.ts'
import { newMeditation } from './lib/meditations.ts'
import { expect } from './lib/test.ts'
import { visit } from './lib/visit.ts'

test('a language model writes a script: the person sees and accepts the sent data, and uses a script only after a preview', async ({
  signedIn: page,
  ai,
}) => {
  await visit(page, '/personal-meditations-customized')
  const script = await newMeditation(page)
  await expect(script).toHaveValue(/late ferry/)

  await page.getByRole('button', { name: 'Write a draft for me' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/Each time, this is sent to 127\.0\.0\.1:\d+/)).toBeVisible()
  await dialog.getByText('The exact instructions sent with it').click()
  expect(await axeFindings(page)).toEqual([])
  expect(ai.requests).toHaveLength(0)

  // An invalid answer changes nothing.
  ai.reply({ pieces: ['I would rather talk about trains.'] })
  await dialog.getByRole('button', { name: 'Agree' }).click()
  await dialog.getByLabel('What should it be about?').fill('Three minutes before an exam, with rain.')
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Write a draft' }).click()
  await expect(dialog.getByRole('alert').first()).not.toBeEmpty()
  await expect(script).toHaveValue(/late ferry/)

  const answer = { title: 'Before the exam', script: '[sound rain 0.3]\nThe room can wait. [pause 4s]\nOne breath more. [bell]' }
  ai.reply({ pieces: [JSON.stringify(answer)] })
  await dialog.getByRole('button', { name: 'Write a draft' }).click()
  await expect(dialog.getByText('The room can wait.')).toBeVisible()
  await expect(dialog.getByText('It replaces the script you have now.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Use this script' }).click()
  await expect(script).toHaveValue(/The room can wait/)
  await expect(page.getByText('No problems found.')).toBeVisible()

  await page.getByRole('button', { name: 'Write a draft for me' }).click()
  await dialog.getByText('Data sent, and your consent').click()
  await dialog.getByRole('button', { name: 'Withdraw consent' }).click()
  await expect(dialog.getByRole('button', { name: 'Agree' })).toBeVisible()
})

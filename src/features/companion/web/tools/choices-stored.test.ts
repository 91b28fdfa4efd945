import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { CHOICES_KEY, choicesStored } from './choices-stored.ts'

test('a message waits for every choice of what a model may read, also for one that fails', async () => {
  const client = new QueryClient()
  await choicesStored(client)

  const scope = { id: 'companion-tools' }
  const answers: (() => void)[] = []
  const choose = (fails: boolean) =>
    client
      .getMutationCache()
      .build(client, {
        mutationKey: CHOICES_KEY,
        scope,
        mutationFn: () => new Promise<void>((resolve, reject) => answers.push(() => (fails ? reject(new Error('no')) : resolve()))),
      })
      .execute(undefined)
      .catch(() => {})
  const chosen = [choose(false), choose(true)]
  let isSent = false
  const sent = choicesStored(client).then(() => (isSent = true))
  await expect.poll(() => answers.length).toBe(1)
  answers[0]!()
  await chosen[0]
  expect(isSent).toBe(false)
  await expect.poll(() => answers.length).toBe(2)
  answers[1]!()
  await sent
  expect(client.isMutating()).toBe(0)
})

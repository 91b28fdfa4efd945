import { useState, type FormEvent } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { chooseServer, chosenServer } from '#platform/web/native/native.ts'
import { isServerAt } from '#platform/web/native/probe.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { checkMessages } from './messages.ts'

/** The address of a server from typed text such as "home.example.org"; undefined if the text cannot be one. */
export function serverAddress(typed: string): string | undefined {
  const text = typed.trim()
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  return url && url.hostname !== '' && url.username === '' ? url.origin : undefined
}

/** Only in the native app: the choice of its server. The server must answer before the choice is stored; then the app restarts. */
export default function ServerChoice({ onChosen = () => location.assign('/') }: { onChosen?: () => void }) {
  const t = useMessages(checkMessages).server
  const [typed, setTyped] = useState(chosenServer)
  const [error, setError] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const address = serverAddress(typed)
    if (address === undefined) return setError(t.noAddress)
    setAsking(true)
    setError(undefined)
    const isThere = await isServerAt(address)
    setAsking(false)
    if (!isThere) return setError(t.noAnswer(address))
    chooseServer(address)
    onChosen()
  }
  return (
    <Card as="section" aria-labelledby="server-choice">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <h2 id="server-choice">{t.title}</h2>
          <Field label={t.label} hint={t.hint} error={error}>
            <TextInput
              value={typed}
              inputMode="url"
              autoCapitalize="none"
              autoComplete="url"
              spellCheck={false}
              placeholder="fernwell.example.org"
              onChange={setTyped}
            />
          </Field>
          <div>
            <Button type="submit" loading={isAsking}>
              {t.save}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}

import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import shared from '../core/Personality.module.css'
import { reportMessages } from './messages.ts'

/** The path of a link, or the token alone. */
const LINK = /(?:^|\/personality-quiz\/results\/)([\w-]{32})\/?$/

/** A field for a link from another person, to compare the person's own result with it. */
export function TogetherForm() {
  const { together: t } = useMessages(reportMessages)
  const navigate = useNavigate()
  const [link, setLink] = useState('')
  const [isWrong, setWrong] = useState(false)
  const open = () => {
    const token = LINK.exec(link.trim())?.[1]
    if (token) void navigate(`/personality-quiz/results/${token}`, { viewTransition: true })
    else setWrong(true)
  }
  return (
    <TitledCard title={t.title} pad="lg" className={shared.section}>
      <p className={shared.soft}>{t.text}</p>
      <form
        className={shared.section}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          open()
        }}
      >
        <Field label={t.link} error={isWrong ? t.wrong : undefined}>
          <TextInput
            inputMode="url"
            spellCheck={false}
            value={link}
            onChange={(value) => {
              setLink(value)
              setWrong(false)
            }}
          />
        </Field>
        <p>
          <Button type="submit" kind="soft">
            {t.open}
          </Button>
        </p>
      </form>
    </TitledCard>
  )
}

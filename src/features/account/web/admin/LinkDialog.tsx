import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { copy } from '#platform/web/ui/icons/actions.ts'
import { check } from '#platform/web/ui/icons/controls.ts'
import { LazyDialog } from '#platform/web/ui/LazyDialog.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { adminMessages } from './messages.ts'

/** The link of an invitation, which can only be shown now. */
export function LinkDialog({ link, onClose }: { link: string; onClose: () => void }) {
  const t = useMessages(adminMessages).invitations
  const [isCopied, setCopied] = useState(false)
  return (
    <LazyDialog
      modalOnly
      onClose={onClose}
      title={t.done}
      description={t.doneLead}
      actions={
        <>
          <Button
            kind="soft"
            icon={isCopied ? check : copy}
            onClick={() =>
              void navigator.clipboard.writeText(link).then(
                () => setCopied(true),
                () => setCopied(false),
              )
            }
          >
            {isCopied ? t.copied : t.copy}
          </Button>
          <Button onClick={onClose}>{t.close}</Button>
        </>
      }
    >
      <Field label={t.link}>
        <TextInput readOnly value={link} onFocus={(event) => event.target.select()} />
      </Field>
    </LazyDialog>
  )
}

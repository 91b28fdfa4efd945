import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { Records } from '../../core/merge.ts'
import { coreMessages } from '../core/messages.ts'
import type { OutputSize } from './draw-pages.tsx'
import { outputMessages } from './messages.ts'

const SIZES: readonly OutputSize[] = ['screen', 'a5', 'a4']

/** A book, or one page of it, as PDF or pictures in the size of a screen or of paper. */
export function SaveDialog({ title, pages, onClose }: { title: string; pages: readonly Records[]; onClose: () => void }) {
  const t = useMessages(outputMessages)
  const c = useMessages(coreMessages)
  const [kind, setKind] = useState<'pdf' | 'png'>('pdf')
  const [size, setSize] = useState<OutputSize>('screen')
  const [at, setAt] = useState<number>()
  async function save() {
    setAt(1)
    try {
      const { saveBook } = await import('./save-book.ts')
      await saveBook(pages, { kind, size, title, onPage: setAt })
      onClose()
    } catch (error) {
      toast({ title: t.failed, description: (error as Error).message, tone: 'destructive' })
      setAt(undefined)
    }
  }
  return (
    <FormDialog
      title={t.title}
      description={t.lead}
      submit={t.make}
      cancel={c.cancel}
      isBusy={at !== undefined}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Stack gap={4}>
        <SegmentedControl
          label={t.kind}
          value={kind}
          options={(['pdf', 'png'] as const).map((value) => ({ value, label: t.kinds[value] }))}
          onChange={setKind}
        />
        <Field label={t.size}>
          <Select value={size} options={SIZES.map((value) => ({ value, label: t.sizes[value] }))} onChange={setSize} />
        </Field>
        <p role="status">{at === undefined ? '' : t.making(at, pages.length)}</p>
      </Stack>
    </FormDialog>
  )
}

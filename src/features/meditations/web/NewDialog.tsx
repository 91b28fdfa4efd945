import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { v7 as uuidv7 } from 'uuid'
import { call } from '#platform/web/api/call.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { putMeditation, type MeditationWords } from '../contract.ts'
import { withRecordingPlaces } from '../core/places.ts'
import { takeFile } from './file/take-file.ts'
import { pageOfMeditation } from './core/items.ts'
import styles from './core/Meditations.module.css'
import { meditationMessages } from './core/messages.ts'
import { filled, type Template } from './templates/template.ts'
import { useTakeAnswer } from './core/use-meditations.ts'

const templatesIn = (language: 'en' | 'de') =>
  (language === 'de' ? import('./templates/templates.de.ts') : import('./templates/templates.en.ts')).then(({ templates }) => templates)

/** Start of a new meditation: from a template with the person's own words, an empty page, or a file. */
export default function NewDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(meditationMessages)
  const { language } = useLocaleSettings()
  const spoken = language === 'de' ? 'de' : 'en'
  const navigate = useNavigate()
  const takeAnswer = useTakeAnswer()
  const [template, setTemplate] = useState<Template>()
  const [words, setWords] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const { data: templates } = useQuery({ queryKey: ['meditation-templates', spoken], queryFn: () => templatesIn(spoken) })

  async function make(work: () => Promise<string>) {
    setBusy(true)
    try {
      const id = await work()
      onClose()
      void navigate(pageOfMeditation(id))
    } catch (error) {
      toast({ title: t.make.failed, description: (error as Error).message, tone: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  const write = (body: MeditationWords) =>
    make(async () => {
      const id = uuidv7()
      takeAnswer(await call(putMeditation, { params: { id }, body }))
      return id
    })
  const empty: MeditationWords = {
    title: t.make.untitled,
    description: '',
    script: '',
    voice: spoken === 'de' ? 'own' : 'soft',
    language: spoken,
    categories: [],
    tags: [],
  }
  const writeTemplate = ({ title, description, categories, ...rest }: Template) => {
    const script = filled(rest, words)
    return write({
      ...empty,
      title,
      description,
      categories: [...categories],
      script: spoken === 'de' ? withRecordingPlaces(script, 'Aufnahme') : script,
    })
  }
  return (
    <Dialog
      size="lg"
      onClose={onClose}
      title={template ? template.title : t.make.title}
      description={template ? t.make.fillText : t.make.description}
      actions={
        template && (
          <>
            <Button kind="quiet" onClick={() => setTemplate(undefined)}>
              {t.make.other}
            </Button>
            <Button loading={isBusy} onClick={() => void writeTemplate(template)}>
              {t.make.create}
            </Button>
          </>
        )
      }
    >
      <div data-area="soul">
        {template ? (
          <Stack>
            {template.slots.map(({ id, label, example }) => (
              <Field key={id} label={label}>
                <TextInput
                  value={words[id] ?? ''}
                  placeholder={example}
                  maxLength={120}
                  onChange={(value) => setWords({ ...words, [id]: value })}
                />
              </Field>
            ))}
          </Stack>
        ) : (
          <div className={styles.templates} aria-busy={isBusy}>
            <button type="button" className={styles.template} onClick={() => !isBusy && void write(empty)}>
              <strong>{t.make.blank}</strong>
              <span className={styles.soft}>{t.make.blankText}</span>
            </button>
            <button type="button" className={styles.template} onClick={() => file.current?.click()}>
              <strong>{t.make.file}</strong>
              <span className={styles.soft}>{t.make.fileText}</span>
            </button>
            {templates?.map((one) => (
              <button key={one.id} type="button" className={styles.template} onClick={() => setTemplate(one)}>
                <strong>{one.title}</strong>
                <span className={styles.soft}>{one.description}</span>
              </button>
            ))}
            <input
              ref={file}
              type="file"
              hidden
              accept=".json,application/json"
              aria-label={t.make.file}
              onChange={(event) => {
                const [chosen] = event.target.files ?? []
                event.target.value = ''
                if (chosen)
                  void make(async () => {
                    const { answer, isWhole } = await takeFile(chosen, t.file)
                    takeAnswer(answer)
                    toast({ title: t.file.took, ...(!isWhole && { description: t.file.partly }), tone: 'good' })
                    return answer.id
                  })
              }}
            />
          </div>
        )}
      </div>
    </Dialog>
  )
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { readGtin } from '../../contract/gtin.ts'
import type { StoredThing, NutritionSettings } from '../../contract/things.ts'
import type { Food } from '../../engine/book/food-book.ts'
import { ownFood } from '../foods-table/use-foods.ts'
import CodeAnswer, { foodsWith } from '../code/CodeAnswer.tsx'
import { LookupSwitch } from '../code/LookupSwitch.tsx'
import { PictureInput } from '../core/PictureInput.tsx'
import { codeInFile, openDetector, type CodeDetector } from './detector.ts'
import { CameraView } from './CameraView.tsx'
import { scanMessages } from './messages.ts'
import type { ReadCode } from './protocol.ts'
import styles from './Scan.module.css'

interface ScanDialogProps {
  things: readonly StoredThing[]
  settings: NutritionSettings
  onFood: (food: Food) => void
  onClose: () => void
}

type ScanState = 'reading' | 'nothing' | 'noPicture' | 'broken'

/** Dialog to scan a barcode by camera, picture or digits, with its result. */
export default function ScanDialog({ things, settings, onFood, onClose }: ScanDialogProps) {
  const t = useMessages(scanMessages)
  const [code, setCode] = useState<ReadCode>()
  const [digits, setDigits] = useState('')
  const [spoken, setSpoken] = useState<ScanState>()
  const [isTried, setTried] = useState(false)
  const typed = readGtin(digits)
  const wrong = digits.trim() === '' ? t.empty : 'trouble' in typed ? t.trouble[typed.trouble](typed.digits) : undefined
  const files = useRef<HTMLInputElement>(null)
  const opened = useRef<CodeDetector>(undefined)
  const detector = useCallback(() => (opened.current ??= openDetector()), [])
  useEffect(
    () => () => {
      opened.current?.close()
      opened.current = undefined
    },
    [],
  )
  const take = useCallback(
    (found: ReadCode) => {
      setSpoken(undefined)
      const read = readGtin(found.text, found.format)
      const [own, another] = 'gtin' in read ? foodsWith(things, read.gtin) : []
      if (own && !another) onFood(ownFood(own.id, own.thing))
      else setCode(found)
    },
    [things, onFood],
  )
  const onScan = useCallback(
    (found: ReadCode) => {
      navigator.vibrate?.(40)
      take(found)
    },
    [take],
  )
  async function readFile(file: File): Promise<void> {
    setSpoken('reading')
    try {
      const found = await codeInFile(file, detector())
      if (found) onScan(found)
      else setSpoken('nothing')
    } catch (error) {
      setSpoken(error instanceof DOMException ? 'noPicture' : 'broken')
    }
  }
  return (
    <Dialog
      onClose={onClose}
      title={t.title}
      actions={
        code && (
          <Button
            kind="quiet"
            onClick={() => {
              setCode(undefined)
              setDigits('')
              setTried(false)
            }}
          >
            {t.another}
          </Button>
        )
      }
    >
      <Stack data-area="body">
        {code ? (
          <CodeAnswer text={code.text} format={code.format} things={things} settings={settings} isWhole onFood={onFood} />
        ) : (
          <>
            <CameraView detector={detector} onCode={onScan} />
            <Button kind="soft" wide onClick={() => files.current?.click()}>
              {t.picture}
            </Button>
            <PictureInput ref={files} onPicture={(file) => void readFile(file)} />
            <p role="status" className={styles.status}>
              {spoken && (spoken === 'broken' ? t.camera.broken : t[spoken])}
            </p>
            <Cluster
              as="form"
              align="end"
              className={styles.digits}
              noValidate
              method="post"
              onSubmit={(event) => {
                event.preventDefault()
                setTried(true)
                if (!wrong) take({ text: digits, format: '' })
              }}
            >
              <Field label={t.digits} error={isTried ? wrong : undefined}>
                <TextInput inputMode="numeric" enterKeyHint="search" maxLength={80} value={digits} onChange={setDigits} />
              </Field>
              <Button type="submit" kind="soft">
                {t.find}
              </Button>
            </Cluster>
            <LookupSwitch settings={settings} />
          </>
        )}
      </Stack>
    </Dialog>
  )
}

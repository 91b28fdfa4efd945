import { useState } from 'react'
import { FormDialog } from './FormDialog.tsx'
import { NameField } from './NameField.tsx'
import { nameProblem } from './names.ts'

type Props = {
  title: string
  name?: string
  /** Names that are already in use. */
  taken: readonly string[]
  onSave: (name: string) => Promise<boolean>
  onClose: () => void
}

/** Asks for a name. */
export function NameDialog({ title, name: before = '', taken, onSave, onClose }: Props) {
  const [name, setName] = useState(before)
  const [isTried, setTried] = useState(false)
  const problem = nameProblem(name, taken)
  const save = async () => {
    setTried(true)
    if (problem === undefined && (await onSave(name.trim()))) onClose()
  }
  return (
    <FormDialog title={title} onSubmit={() => void save()} onClose={onClose}>
      <NameField value={name} onChange={setName} problem={isTried && problem} />
    </FormDialog>
  )
}

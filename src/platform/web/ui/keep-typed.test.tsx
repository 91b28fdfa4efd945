import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from './Field.tsx'
import { TextArea } from './TextArea.tsx'
import { TextInput } from './TextInput.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

function Form() {
  const [name, setName] = useState('')
  const [words, setWords] = useState('')
  const [presses, setPresses] = useState(0)
  return (
    <>
      <Field label="Name">
        <TextInput value={name} onChange={setName} />
      </Field>
      <Field label="Words">
        <TextArea value={words} onChange={setWords} />
      </Field>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        {`${name} ${words} ${presses}`}
      </button>
    </>
  )
}

test('text that was typed before hydration stays in its fields and reaches the page’s state', async () => {
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(<Form />)
  const [input, area, button] = [root.querySelector('input')!, root.querySelector('textarea')!, root.querySelector('button')!]
  input.value = 'wren'
  area.value = 'at the door'
  await act(async () => void hydrateRoot(root, <Form />))
  expect(button.textContent).toBe('wren at the door 0')
  await act(async () => button.click())
  expect([input.value, area.value, button.textContent]).toEqual(['wren', 'at the door', 'wren at the door 1'])
})

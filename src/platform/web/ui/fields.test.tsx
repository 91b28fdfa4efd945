import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'
import { Chips } from './Chips.tsx'
import { Combobox } from './Combobox.tsx'
import { Field } from './Field.tsx'
import { PasswordInput } from './PasswordInput.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'
import { Slider } from './Slider.tsx'
import { Switch } from './Switch.tsx'
import { TextInput } from './TextInput.tsx'

describe('A field', () => {
  test('names its control and reads hint and error with it', () => {
    render(
      <Field label="Weight" hint="In the morning" error="That is too much" required>
        <TextInput />
      </Field>,
    )
    const input = screen.getByLabelText('Weight') as HTMLInputElement
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
    expect(described).toEqual(['That is too much', 'In the morning'])
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(input.required).toBe(true)
  })

  test('leaves no text in the suggestions of the browser, unless it names its purpose', () => {
    render(
      <>
        <TextInput aria-label="Reason" />
        <TextInput aria-label="E-mail" autoComplete="email" />
      </>,
    )
    expect(screen.getByLabelText('Reason').getAttribute('autocomplete')).toBe('off')
    expect(screen.getByLabelText('E-mail').getAttribute('autocomplete')).toBe('email')
  })

  test('reads the unit that stands inside it, too', () => {
    render(
      <Field label="Rest" hint="Between rounds">
        <TextInput suffix="seconds" />
      </Field>,
    )
    const described = screen.getByLabelText('Rest').getAttribute('aria-describedby')!.split(' ')
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['Between rounds', 'seconds'])
  })

  test('without hint or error points at nothing', () => {
    render(
      <Field label="Name">
        <TextInput />
      </Field>,
    )
    const input = screen.getByLabelText('Name')
    expect(input.hasAttribute('aria-describedby') || input.hasAttribute('aria-invalid')).toBe(false)
  })

  test('announces an error where the reader already listens', () => {
    const { rerender, container } = render(<Field label="Name" children={<TextInput />} />)
    const live = container.querySelector('[aria-live]')
    rerender(<Field label="Name" error="Please write a name" children={<TextInput />} />)
    expect(container.querySelector('[aria-live]')).toBe(live)
    expect(live?.textContent).toBe('Please write a name')
  })
})

describe('A password', () => {
  test('is hidden, shows itself when asked, and hides again when the form is sent', () => {
    render(
      <form onSubmit={(event) => event.preventDefault()}>
        <Field label="Password">
          <PasswordInput autoComplete="new-password" />
        </Field>
        <Button type="submit">Go</Button>
      </form>,
    )
    const input = screen.getByLabelText('Password') as HTMLInputElement
    expect(input.type).toBe('password')
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(input.type).toBe('text')
    fireEvent.click(screen.getByRole('button', { name: 'Go' }))
    expect(input.type).toBe('password')
  })
})

describe('A button', () => {
  test('that is busy keeps the focus and takes no second press', () => {
    const onClick = vi.fn()
    render(
      <Button loading onClick={onClick}>
        Save
      </Button>,
    )
    const button = screen.getByRole('button', { name: /Save/ })
    button.focus()
    fireEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-busy')).toBe('true')
  })

  test('that is busy does not send its form either', () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" loading>
          Save
        </Button>
      </form>,
    )
    fireEvent.click(screen.getByRole('button'))
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

describe('A slider', () => {
  function Seek({ onCommit }: { onCommit: (value: number) => void }) {
    const [value, setValue] = useState(50)
    return <Slider label="Position" step={0.1} value={value} onChange={setValue} onCommit={onCommit} valueText={`${value} percent`} />
  }

  test('says where it is, keeps to its ends, and tells once when it is let go', () => {
    const onCommit = vi.fn()
    render(<Seek onCommit={onCommit} />)
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Position' })
    const to = (value: number) => {
      fireEvent.change(slider, { target: { value } })
      return slider.valueAsNumber
    }
    expect(to(50.1)).toBeCloseTo(50.1)
    expect(to(1000)).toBe(100)
    expect(to(-1)).toBe(0)
    expect(slider.getAttribute('aria-valuetext')).toBe('0 percent')
    expect(onCommit.mock.calls.map(([value]) => value)).toEqual([50.1, 100, 0])
  })

  describe('under a pointer', () => {
    // A box of 424 pixels with a thumb of 24: a percent is four pixels.
    const at = (percent: number) => ({ clientX: 112 + percent * 4, pointerId: 1, button: 0 })
    function inHand() {
      const onCommit = vi.fn()
      render(<Seek onCommit={onCommit} />)
      const slider = screen.getByRole<HTMLInputElement>('slider')
      const surface = slider.parentElement!
      surface.setPointerCapture = vi.fn()
      surface.getBoundingClientRect = () => new DOMRect(100, 0, 424, 44)
      Object.defineProperty(surface.lastElementChild, 'offsetWidth', { value: 24 })
      return { slider, surface, onCommit }
    }

    test('goes where it is pressed and follows until it is let go', () => {
      const { slider, surface, onCommit } = inHand()
      fireEvent.pointerMove(surface, at(90))
      expect(slider.valueAsNumber).toBe(50)
      fireEvent.pointerDown(surface, at(20))
      expect(slider.valueAsNumber).toBe(20)
      fireEvent.pointerMove(surface, at(70.5))
      expect(slider.valueAsNumber).toBe(70.5)
      fireEvent.pointerMove(surface, at(140))
      expect(onCommit).not.toHaveBeenCalled()
      fireEvent.pointerUp(surface, at(140))
      fireEvent.pointerMove(surface, at(10))
      expect(slider.valueAsNumber).toBe(100)
      expect(onCommit.mock.calls).toEqual([[100]])
    })

    test('goes back to where it was when the finger turns out to scroll the page', () => {
      const { slider, surface, onCommit } = inHand()
      fireEvent.pointerDown(surface, at(80))
      fireEvent.pointerCancel(surface, at(80))
      expect(slider.valueAsNumber).toBe(50)
      expect(onCommit.mock.calls).toEqual([[50]])
    })
  })
})

describe('Choices', () => {
  test('a segmented control is a named group of radio buttons', () => {
    const onChange = vi.fn()
    render(
      <SegmentedControl
        label="Theme"
        value="day"
        onChange={onChange}
        options={[
          { value: 'day', label: 'Day' },
          { value: 'night', label: 'Night' },
        ]}
      />,
    )
    expect(screen.getByRole('group', { name: 'Theme' })).toBeDefined()
    expect((screen.getByRole('radio', { name: 'Day' }) as HTMLInputElement).checked).toBe(true)
    fireEvent.click(screen.getByRole('radio', { name: 'Night' }))
    expect(onChange).toHaveBeenCalledWith('night')
  })

  test('chips take several, or one and none', () => {
    const onChange = vi.fn()
    const options = [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ]
    const { rerender } = render(<Chips label="Tags" value={['a']} onChange={onChange} options={options} />)
    fireEvent.click(screen.getByRole('checkbox', { name: 'B' }))
    expect(onChange).toHaveBeenLastCalledWith(['a', 'b'])
    rerender(<Chips label="Tags" value={['a']} onChange={onChange} options={options} single />)
    fireEvent.click(screen.getByRole('checkbox', { name: 'B' }))
    expect(onChange).toHaveBeenLastCalledWith(['b'])
    fireEvent.click(screen.getByRole('checkbox', { name: 'A' }))
    expect(onChange).toHaveBeenLastCalledWith([])
  })

  test('a switch says that it is one', () => {
    const onChange = vi.fn()
    render(<Switch label="Sounds" checked={false} onChange={onChange} />)
    fireEvent.click(screen.getByRole('switch', { name: 'Sounds' }))
    expect(onChange).toHaveBeenCalledWith(true)
  })

  test('a combobox finds without accents, moves with arrows, takes with Enter and gives up with Escape', async () => {
    const onChange = vi.fn()
    const options = [
      { value: 'br', label: 'Brötchen' },
      { value: 'ap', label: 'Apple' },
      { value: 'ro', label: 'Rolled oats' },
    ]
    render(
      <Field label="Food">
        <Combobox options={options} value="ap" onChange={onChange} />
      </Field>,
    )
    const input = screen.getByRole('combobox', { name: 'Food' }) as HTMLInputElement
    expect([input.value, input.getAttribute('aria-expanded')]).toEqual(['Apple', 'false'])
    fireEvent.keyDown(input, { key: 'ArrowDown' })
    expect(await screen.findAllByRole('option')).toHaveLength(3)
    fireEvent.change(input, { target: { value: 'BROT' } })
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Brötchen'])
    fireEvent.change(input, { target: { value: 'zzz' } })
    expect(screen.queryAllByRole('option')).toHaveLength(0)
    fireEvent.keyDown(input, { key: 'Escape' })
    expect(input.value).toBe('Apple')
    fireEvent.keyDown(input, { key: 'ArrowDown' })
    fireEvent.keyDown(input, { key: 'ArrowDown' })
    expect(document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent).toBe('Rolled oats')
    fireEvent.keyDown(input, { key: 'Enter' })
    expect(onChange).toHaveBeenCalledWith('ro')
  })
})

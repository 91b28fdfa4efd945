import { fireEvent, render, screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { CalendarHeatmap } from './CalendarHeatmap.tsx'
import { CalendarYears } from './CalendarYears.tsx'
import { ChartFrame } from './ChartFrame.tsx'
import { monotonePath, spread } from './curve.ts'
import { weeksBetween } from './heatmap-days.ts'
import { MoodPicker } from './MoodPicker.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { Sparkline } from './Sparkline.tsx'
import { TimeChart } from './TimeChart.tsx'

test('A chart shows the same data as a table, and back', () => {
  render(
    <ChartFrame
      title="Moving"
      columns={['Day', 'Minutes']}
      rows={[
        ['Monday', 34],
        ['Tuesday', 52],
      ]}
    >
      <svg role="img" aria-label="Bars" />
    </ChartFrame>,
  )
  const figure = screen.getByRole('figure', { name: 'Moving' })
  fireEvent.click(within(figure).getByRole('button', { name: /^Show as table/ }))
  expect(within(figure).queryByRole('img')).toBeNull()
  expect(
    within(figure)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Day', 'Minutes'])
  expect(within(figure).getByRole('row', { name: 'Tuesday 52' })).toBeDefined()
  fireEvent.click(within(figure).getByRole('button', { name: /^Show as picture/ }))
  expect(within(figure).getByRole('img', { name: 'Bars' })).toBeDefined()
})

test('Progress says its share, holds to 0–100 and says nothing it does not know', () => {
  const { rerender } = render(<ProgressBar label="Course" value={1.7} />)
  const bar = screen.getByRole('progressbar', { name: 'Course' })
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual(['100', '100%'])
  rerender(<ProgressBar label="Course" value={undefined} />)
  expect(bar.hasAttribute('aria-valuenow')).toBe(false)
})

test('Five moods are radio buttons with names', () => {
  const onChange = vi.fn()
  render(<MoodPicker label="How are you?" value={2} onChange={onChange} />)
  expect(screen.getAllByRole('radio')).toHaveLength(5)
  fireEvent.click(screen.getByRole('radio', { name: 'Sunny' }))
  expect(onChange).toHaveBeenCalledWith(5)
})

describe('A curve', () => {
  const numbers = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)

  test('goes through every point and never swings past its neighbours', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 40 }), (values) => {
        const points = values.map((y, index) => ({ x: index * 10, y }))
        const [x0 = 0, y0 = 0, ...rest] = numbers(monotonePath(points))
        expect([x0, y0]).toEqual([points[0]?.x, points[0]?.y])
        points.slice(1).forEach((point, index) => {
          const before = points[index] ?? point
          const [, c1 = 0, , c2 = 0, x, y] = rest.slice(index * 6, index * 6 + 6)
          expect([x, y]).toEqual([point.x, point.y])
          const low = Math.min(before.y, point.y) - 0.01
          const high = Math.max(before.y, point.y) + 0.01
          for (const control of [c1, c2]) expect(control >= low && control <= high).toBe(true)
        })
      }),
    )
  })

  test('lies in the middle when nothing changes, and is nothing for nothing', () => {
    expect(spread([5, 5], 100, 40).map((point) => point.y)).toEqual([20, 20])
    expect(monotonePath([])).toBe('')
    render(<Sparkline values={[Number.NaN]} label="Nothing yet" />)
    expect(screen.getByRole('img', { name: 'Nothing yet' }).querySelector('path')).toBeNull()
  })
})

describe('A heat map', () => {
  test('holds every day once, in weeks that begin on the person’s first weekday', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 30_000 }),
        fc.integer({ min: 0, max: 800 }),
        fc.integer({ min: 1, max: 7 }),
        (start, length, firstWeekday) => {
          const day = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10)
          const weeks = weeksBetween(day(start), day(start + length), firstWeekday)
          const days = weeks.flatMap((week) => week.days).filter((one) => one !== undefined)
          expect(days).toEqual(Array.from({ length: length + 1 }, (_, index) => day(start + index)))
          for (const week of weeks) {
            expect(week.days).toHaveLength(7)
            const first = week.days[0]
            if (first) expect(new Date(`${first}T00:00:00Z`).getUTCDay() || 7).toBe(firstWeekday)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  test('is empty for days that are none or run backwards', () => {
    expect([weeksBetween('x', '2026-01-01', 1), weeksBetween('2026-02-01', '2026-01-01', 1)]).toEqual([[], []])
  })

  test('is walked with arrow keys, a day up and down, a week to the sides, and stays inside', () => {
    const onPick = vi.fn()
    render(<CalendarHeatmap label="Care" from="2026-01-01" to="2026-03-31" levelOf={() => 2} describe={(day) => day} onPick={onPick} />)
    const bed = screen.getByRole('group', { name: 'Care' })
    const last = screen.getByRole('button', { name: '2026-03-31' })
    expect(last.tabIndex).toBe(0)
    last.focus()
    fireEvent.keyDown(bed, { key: 'ArrowUp' })
    expect(document.activeElement?.getAttribute('data-day')).toBe('2026-03-30')
    fireEvent.keyDown(bed, { key: 'ArrowLeft' })
    expect(document.activeElement?.getAttribute('data-day')).toBe('2026-03-23')
    fireEvent.keyDown(bed, { key: 'ArrowRight' })
    fireEvent.keyDown(bed, { key: 'ArrowRight' })
    expect(document.activeElement?.getAttribute('data-day')).toBe('2026-03-30')
    fireEvent.click(document.activeElement ?? bed)
    expect(onPick).toHaveBeenCalledWith('2026-03-30')
  })
})

describe('A heat map of many years', () => {
  function Years({ onPick = () => undefined }: { onPick?: (day: string) => void }) {
    const [year, setYear] = useState('2026')
    return (
      <CalendarYears
        label="All days"
        from="2016-01-01"
        to="2026-05-04"
        year={year}
        onYear={setYear}
        levelOf={() => 2}
        describe={(day) => day}
        onPick={onPick}
      />
    )
  }

  test('draws the weeks in view and no more, the latest first', () => {
    render(<Years />)
    expect(screen.getByRole('button', { name: '2026-05-04' }).tabIndex).toBe(0)
    expect(screen.getAllByRole('button').length).toBeLessThan(500)
    expect(screen.queryByRole('button', { name: '2017-03-02' })).toBeNull()
  })

  test('is walked by the keyboard from its last day to its first, and a day walked to is there', () => {
    const onPick = vi.fn()
    render(<Years onPick={onPick} />)
    const bed = screen.getByRole('group', { name: 'All days' })
    screen.getByRole('button', { name: '2026-05-04' }).focus()
    const focused = () => document.activeElement?.getAttribute('data-day')
    for (let n = 0; n < 3; n++) fireEvent.keyDown(bed, { key: 'PageUp' })
    expect(focused()).toBe('2023-05-08')
    fireEvent.keyDown(bed, { key: 'ArrowLeft' })
    expect(focused()).toBe('2023-05-01')
    fireEvent.click(document.activeElement ?? bed)
    expect(onPick).toHaveBeenCalledWith('2023-05-01')
    fireEvent.keyDown(bed, { key: 'Home' })
    fireEvent.keyDown(bed, { key: 'ArrowUp' })
    expect(focused()).toBe('2016-01-01')
    fireEvent.keyDown(bed, { key: 'End' })
    expect(focused()).toBe('2026-05-04')
    expect(screen.getAllByRole('button').length).toBeLessThan(500)
  })
})

test('an axis that counts things marks whole numbers alone', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 1, y: 2 },
  ]
  const marks: number[] = []
  const mark = (value: number) => {
    marks.push(value)
    return String(value)
  }
  const chart = (isWhole: boolean) => {
    marks.length = 0
    render(<TimeChart label="Plants" from={0} to={1} line={line} fromZero isWhole={isWhole} mark={mark} ends={['a', 'b']} />)
    return [...marks]
  }
  expect(chart(false)).toContain(0.5)
  expect(chart(true)).toEqual([0, 1, 2])
})

test('a line is broken where its points are far apart: dotted over a short gap, open over a long one', () => {
  const at = (x: number) => ({ x, y: 3 })
  const { container } = render(
    <TimeChart
      label="Mood"
      from={0}
      to={30}
      line={[at(0), at(1), at(4), at(5), at(20), at(21)]}
      gaps={{ over: 1, bridge: 4 }}
      scale={{ low: 0.5, high: 5.5, marks: [1, 5] }}
      mark={String}
      ends={[{ x: 15, label: 'middle' }]}
      legend={{ line: 'mean of a week' }}
    />,
  )
  const moves = (name: string) => container.querySelector(`path[class*="${name}"]`)!.getAttribute('d')!.match(/M/g)!.length
  expect([moves('_line_'), moves('_bridge_')]).toEqual([3, 1])
  expect(screen.getByText('mean of a week').dataset.of).toBe('line')
})

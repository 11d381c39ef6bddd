// @vitest-environment jsdom
import { useState, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { defaultZone, monthAfter, monthOf, todayIn } from '@anfilada/contract/dates'
import { fireEvent, render, screen, userEvent } from '@anfilada/ui/testing'
import type { AppLanguage } from '../app.ts'
import { createFormats } from '../language/formats.ts'
import { LanguageProvider } from '../language/LanguageProvider.tsx'
import { describeTestApp } from '../testing/apps.ts'
import { DateField, type Bounds } from './DateField.tsx'
import { MomentField } from './MomentField.tsx'
import { PeriodFields, usualPeriods } from './PeriodFields.tsx'
import { TimeField } from './TimeField.tsx'

beforeEach(() => describeTestApp({ name: 'portal' }))
afterEach(() => {
  document.documentElement.dir = ''
})

function show(children: ReactNode, language: AppLanguage = 'ru'): void {
  render(<LanguageProvider initial={{ language, phrases: {} }}>{children}</LanguageProvider>)
}
const input = (name = 'День') => screen.getByRole<HTMLInputElement>('textbox', { name })
const focused = () => (document.activeElement as HTMLElement).dataset.date

function Day({ start = '', told, ...bounds }: { start?: string; told?: (value: string) => void } & Bounds) {
  const [value, setValue] = useState(start)
  return (
    <DateField
      label="День"
      name="day"
      value={value}
      onChange={(next) => {
        setValue(next)
        told?.(next)
      }}
      {...bounds}
    />
  )
}

describe('a field of a day', () => {
  test('takes what is typed when it is left, and writes it as the language does', async () => {
    const told = vi.fn()
    show(<Day told={told} />)
    await userEvent.type(input(), '20.05.2027')
    await userEvent.tab()
    expect(told).toHaveBeenLastCalledWith('2027-05-20')
    expect(input().value).toBe('20 мая 2027')
    expect(screen.getByText('чт')).toBeTruthy()
  })

  test('shows the Persian day beside its own in Persian', () => {
    show(<Day start="2026-05-20" />, 'fa')
    expect(input().value).toMatch(/^20 .* 2026$/)
    expect(screen.getByText('۳۰ اردیبهشت')).toBeTruthy()
  })

  test('keeps what nobody can read, and says so beside it', async () => {
    const told = vi.fn()
    show(<Day told={told} />)
    await userEvent.type(input(), 'после дождя')
    expect(input().getAttribute('aria-invalid')).toBeNull()
    await userEvent.tab()
    expect([input().value, input().getAttribute('aria-invalid')]).toEqual(['после дождя', 'true'])
    expect(told).toHaveBeenLastCalledWith('после дождя')
    expect(document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent).toBe('Напишите дату, например 20.05.2026.')
  })

  test('says how many days a month has, and where its bounds are', async () => {
    show(<Day min="2026-06-10" max="2026-07-10" />)
    await userEvent.type(input(), '31.06.2026')
    await userEvent.tab()
    expect(screen.getByText('В этом месяце 30 дней')).toBeTruthy()
    await userEvent.clear(input())
    await userEvent.type(input(), '01.06.2026')
    await userEvent.tab()
    expect(screen.getByText('Не раньше: 10 июня 2026')).toBeTruthy()
    expect(input().value).toBe('1 июня 2026')
  })
})

describe('the calendar of a field', () => {
  async function open(start: string, { language = 'ru', ...bounds }: { language?: AppLanguage } & Bounds = {}) {
    const told = vi.fn()
    document.documentElement.dir = language === 'fa' ? 'rtl' : 'ltr'
    document.documentElement.style.direction = document.documentElement.dir
    show(<Day start={start} told={told} {...bounds} />, language)
    await userEvent.click(input())
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toBe(start)
    return told
  }
  const press = async (keys: string) => {
    await userEvent.keyboard(keys)
    return focused()
  }

  test('opens by the arrow down, and the keyboard leads through it', async () => {
    await open('2026-05-20')
    expect(await press('{ArrowRight}')).toBe('2026-05-21')
    expect(await press('{ArrowLeft}{ArrowLeft}')).toBe('2026-05-19')
    expect(await press('{ArrowUp}')).toBe('2026-05-12')
    expect(await press('{ArrowDown}{ArrowDown}')).toBe('2026-05-26')
    expect(await press('{ArrowDown}')).toBe('2026-06-02')
    expect(await press('{Home}')).toBe('2026-06-01')
    expect(await press('{End}')).toBe('2026-06-07')
  })

  test('turns its month by PageUp and PageDown, with Shift its year', async () => {
    const told = await open('2026-05-31')
    expect(await press('{PageUp}')).toBe('2026-04-30')
    expect(screen.getByRole('group', { name: 'апрель 2026' })).toBeTruthy()
    expect(await press('{PageDown}{PageDown}')).toBe('2026-06-30')
    expect(await press('{Shift>}{PageUp}{/Shift}')).toBe('2025-06-30')
    await press('{Enter}')
    expect(told).toHaveBeenLastCalledWith('2025-06-30')
    expect(document.activeElement).toBe(input())
  })

  test('is read from right to left in Persian: the arrow to the left leads on', async () => {
    await open('2026-05-20', { language: 'fa' })
    expect(await press('{ArrowLeft}')).toBe('2026-05-21')
    expect(await press('{ArrowRight}{ArrowRight}')).toBe('2026-05-19')
    const name = createFormats('fa').fullDay('2026-05-19')
    expect(screen.getByRole('button', { name })).toBe(document.activeElement)
    expect(screen.getByText(/اردیبهشت.*خرداد/)).toBeTruthy()
  })

  test('closes by Esc, changes nothing and gives the focus back to where it was opened', async () => {
    const told = vi.fn()
    show(<Day start="2026-05-20" told={told} />)
    const opener = screen.getByRole('button', { name: 'Открыть календарь' })
    await userEvent.click(opener)
    expect(opener.getAttribute('aria-expanded')).toBe('true')
    await press('{PageDown}{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(opener)
    expect(told).not.toHaveBeenCalled()
  })

  test('leads no further than its bounds, and names what cannot be chosen', async () => {
    const told = await open('2026-05-20', { min: '2026-05-18', max: '2026-06-02' })
    expect(await press('{PageUp}')).toBe('2026-05-18')
    expect(await press('{PageDown}{PageDown}')).toBe('2026-06-02')
    const off = screen.getByRole('button', { name: 'среда, 3 июня: нельзя выбрать' })
    expect(off.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(off)
    expect(told).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: 'июль 2026' })).toBeNull()
  })

  test('is turned by buttons that are called by their months', async () => {
    const month = monthOf(todayIn(defaultZone))
    show(<Day />)
    await userEvent.click(screen.getByRole('button', { name: 'Открыть календарь' }))
    const { month: named } = createFormats('ru')
    await userEvent.click(screen.getByRole('button', { name: named(`${monthAfter(month, 1)}-01`) }))
    expect(screen.getByRole('group', { name: named(`${monthAfter(month, 1)}-01`) })).toBeTruthy()
    fireEvent.pointerDown(document.body)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

function Period({ told }: { told: (from: string, to: string) => void }) {
  const [period, setPeriod] = useState({ from: '', to: '' })
  const set = (part: Partial<typeof period>) =>
    setPeriod((before) => {
      const next = { ...before, ...part }
      told(next.from, next.to)
      return next
    })
  return (
    <PeriodFields
      from={{ label: 'С', name: 'from', value: period.from, onChange: (from) => set({ from }) }}
      to={{ label: 'По', name: 'to', value: period.to, onChange: (to) => set({ to }) }}
    />
  )
}

describe('the two days of a period', () => {
  test('are picked one after the other, and said together', async () => {
    const told = vi.fn()
    show(<Period told={told} />)
    await userEvent.type(input('С'), '20.05.2026')
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
    expect(screen.getByRole('status').textContent).toBe('Теперь последний день')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    expect(told).toHaveBeenLastCalledWith('2026-05-21', '2026-05-23')
    expect(screen.getByText('21–23 мая 2026')).toBeTruthy()
    expect(document.activeElement).toBe(input('С'))
  })

  test('are set at once by a word', async () => {
    const told = vi.fn()
    show(<Period told={told} />)
    await userEvent.click(screen.getAllByRole('button', { name: 'Открыть календарь' })[1] as HTMLElement)
    const usual = usualPeriods('ru', todayIn(defaultZone))
    expect(usual.map(({ word }) => word)).toEqual(['сегодня', 'на этой неделе', 'в этом месяце', 'в прошлом месяце'])
    await userEvent.click(screen.getByRole('button', { name: 'в прошлом месяце' }))
    expect(told).toHaveBeenLastCalledWith(usual[3]?.from, usual[3]?.to)
  })

  test('are weeks and months as they are counted where they are read', () => {
    expect(usualPeriods('ru', '2026-05-20').slice(1, 2)).toMatchObject([{ from: '2026-05-18', to: '2026-05-24' }])
    expect(usualPeriods('fa', '2026-05-20').slice(1, 2)).toMatchObject([{ from: '2026-05-16', to: '2026-05-22' }])
    expect(usualPeriods('en', '2026-03-31').slice(2)).toMatchObject([
      { from: '2026-03-01', to: '2026-03-31', word: 'this month' },
      { from: '2026-02-01', to: '2026-02-28', word: 'last month' },
    ])
  })
})

function Typed({ of: Field, told }: { of: typeof TimeField; told: (value: string) => void }) {
  const [value, setValue] = useState('')
  return <Field label="День" name="at" value={value} onChange={(next) => (setValue(next), told(next))} />
}

test('an hour is typed as people write it, and what is none is said beside it', async () => {
  const told = vi.fn()
  show(<Typed of={TimeField} told={told} />)
  await userEvent.type(input(), '930')
  await userEvent.tab()
  expect([input().value, told.mock.lastCall]).toEqual(['09:30', ['09:30']])
  await userEvent.clear(input())
  await userEvent.type(input(), '25')
  await userEvent.tab()
  expect(input().value).toBe('25')
  expect(screen.getByText('Напишите время, например 09:30.')).toBeTruthy()
})

test('a day and an hour are typed in one line, and the day can be picked', async () => {
  const told = vi.fn()
  show(<Typed of={(props) => <MomentField {...props} withSeconds />} told={told} />)
  await userEvent.type(input(), '20.05.2026 9.30')
  await userEvent.tab()
  expect(told).toHaveBeenLastCalledWith('2026-05-20T09:30:00')
  expect(input().value).toBe('20 мая 2026, 09:30')
  await userEvent.click(input())
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
  expect(told).toHaveBeenLastCalledWith('2026-05-21T09:30:00')
  await userEvent.clear(input())
  await userEvent.type(input(), '21.05.2026')
  await userEvent.tab()
  expect(screen.getByText('Напишите дату и время, например 20.05.2026 09:30.')).toBeTruthy()
})

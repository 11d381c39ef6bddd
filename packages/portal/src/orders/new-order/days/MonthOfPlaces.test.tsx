// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFormats, museumDate } from '@anfilada/browser/formats'
import { addDays, daysOfMonth, monthAfter, monthOf, placeInWeek } from '@anfilada/contract/dates'
import { loadPhrases } from '@anfilada/browser/language'
import { serve } from '../../../testing/fake-server.ts'
import { renderPortal } from '../../../testing/render-portal.tsx'
import { member, museums, objects } from '../../../testing/samples.ts'
import { writeDraft } from '../draft/draft-store.ts'
import { emptyDraft } from '../draft/order-draft.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  document.documentElement.style.direction = ''
  vi.unstubAllGlobals()
})

const thisMonth = monthOf(museumDate(new Date()))
const [month, after] = [monthAfter(thisMonth, 1), monthAfter(thisMonth, 2)]
const focused = () => (document.activeElement as HTMLElement).dataset.date
const nameOfFocused = () => document.activeElement?.querySelector('.sr')?.textContent

/** The 11th is a day off of the object, the 12th is full, the 13th has no slot for the whole group; nothing is offered on the 14th. */
function daysOf(asked: unknown) {
  const days = daysOfMonth(String(asked)).filter((date) => !date.endsWith('-11') && !date.endsWith('-14'))
  return days.map((date) => ({
    date,
    free: date.endsWith('-12') ? 0 : 60,
    largest: date.endsWith('-13') ? 2 : 60,
    status: date.endsWith('-12') ? 'full' : 'available',
  }))
}

async function openMonth(language: 'ru' | 'fa' = 'ru') {
  document.documentElement.style.direction = language === 'fa' ? 'rtl' : 'ltr'
  const closed = objects.map((object) => ({ ...object, closed_dates: [`${month}-11`] }))
  const calls = serve({
    '/api/v1/museums/': museums,
    '/api/v1/museums-objects/': closed,
    '/api/v1/countries/': [],
    get_month: ({ data }) => ({ success: true, data: { result: daysOf(data.month) } }),
    get_schedule: { success: true, data: { schedule_data: { result: [] } } },
  })
  const draft = { ...emptyDraft, museum_id: 1, system_id: 'main', pass_date: `${month}-10`, about: 20 }
  writeDraft('museum_tickets', 'agency', {
    draft,
    seen: ['category', 'museum', 'object', 'date'],
    key: 'key-of-the-draft',
    hold: undefined,
  })
  await renderPortal({ path: '/new?step=date', as: member('owner'), language })
  const { fullDay } = createFormats(language)
  const chosen = await screen.findByRole('button', { name: new RegExp(`^${fullDay(`${month}-10`)}.*60`) })
  chosen.focus()
  const press = async (keys: string) => {
    await userEvent.keyboard(keys)
    return focused()
  }
  return { fullDay, press, calls }
}

describe('the month of museum tickets', () => {
  it('is gone through by the keys of every month: days without visits, too, each with its reason in its name', async () => {
    const { fullDay, press } = await openMonth()
    expect(await press('{ArrowRight}')).toBe(`${month}-11`)
    expect(nameOfFocused()).toBe(`${fullDay(`${month}-11`)}: выходной`)
    await press('{Enter}')
    expect(screen.getByRole('button', { pressed: true, name: /60/ }).dataset.date).toBe(`${month}-10`)
    await press('{ArrowRight}')
    expect(nameOfFocused()).toBe(`${fullDay(`${month}-12`)}: мест нет, есть лист ожидания`)
    await press('{ArrowRight}')
    expect(nameOfFocused()).toMatch(/60 мест свободно\. группа из 20 целиком не войдёт$/)
    await press('{ArrowRight}')
    expect(nameOfFocused()).toBe(`${fullDay(`${month}-14`)}: приёма нет`)
    expect(await press('{ArrowUp}')).toBe(`${month}-07`)
    const inWeek = placeInWeek(`${month}-07`, 'monday')
    expect(await press('{End}')).toBe(addDays(`${month}-07`, 6 - inWeek))
    expect(await press('{Home}')).toBe(addDays(`${month}-07`, -inWeek))
  })

  it('turns by PageDown and PageUp, with Shift by a year, and leads no further back than this month', async () => {
    const { press } = await openMonth()
    expect(await press('{PageDown}')).toBe(`${after}-10`)
    expect((await screen.findAllByText('60')).length).toBeGreaterThan(20)
    expect(focused()).toBe(`${after}-10`)
    expect(await press('{Shift>}{PageDown}{/Shift}')).toBe(`${monthAfter(after, 12)}-10`)
    expect(await press('{Shift>}{PageUp}{/Shift}{PageUp}')).toBe(`${month}-10`)
    expect(await press('{PageUp}')).toBe(`${thisMonth}-10`)
    expect(await press('{PageUp}')).toBe(`${thisMonth}-01`)
    await press('{PageDown}{Enter}')
    expect(screen.getByRole('button', { pressed: true, name: /60/ }).dataset.date).toBe(`${month}-01`)
  })

  it('is read from right to left in Persian, from Saturday on, with the days of its calendar beside', async () => {
    const { fullDay, press } = await openMonth('fa')
    const { catalogue } = (await loadPhrases('fa')) as { catalogue: { dayClosedLabel: { dayOff: string } } }
    expect(await press('{ArrowLeft}')).toBe(`${month}-11`)
    expect(nameOfFocused()).toBe(catalogue.dayClosedLabel.dayOff.replace('{date}', fullDay(`${month}-11`)))
    expect(await press('{ArrowRight}{ArrowRight}')).toBe(`${month}-09`)
    expect(document.activeElement?.querySelector('bdi[lang=fa]')?.textContent).toMatch(/^[۰-۹]+$/)
    expect(await press('{PageDown}')).toBe(`${after}-09`)
    const grid = document.activeElement?.parentElement
    expect(grid?.querySelector('[aria-hidden]')?.textContent).toBe(createFormats('fa').columnWeekday('2026-11-28'))
  })
})

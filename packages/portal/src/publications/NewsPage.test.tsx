// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tellNews } from '@anfilada/browser/live-news'
import { currentSession } from '@anfilada/browser/session'
import { abilityOnBehalf } from '@anfilada/contract/abilities'
import type { NewsList, Notices } from '@anfilada/contract/publications/publications'
import { type Answers, serve } from '../testing/fake-server.ts'
import { renderPortal } from '../testing/render-portal.tsx'
import { member } from '../testing/samples.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const fountains: NewsList[number] = {
  id: 7,
  date: '2026-05-19',
  title: 'Фонтаны до 22:30',
  body: '<p>Вход <strong>по ваучеру</strong>. <a href="/new">Заказать</a> &lt;b&gt;</p>',
  language: 'ru',
  marked: true,
}
const nothing: Notices = { news_mark: false, advert: null, popup: null, submission: [], schedule_notice: null }
const advert: Notices['advert'] = { id: 8, type: 'ad', title: 'Метеор', body: '<p>40 минут</p>', language: 'ru', url: '/new' }
let news: NewsList
let notices: Notices

const ok = (result: unknown) => ({ success: true as const, data: { result } })
const answers: Answers = {
  '/api/v1/events/': () => new Response(new ReadableStream()),
  '/api/v1/news/': () => news,
  get_upcoming: ok([]),
  notices: () => ok(notices),
  unmark_news: () => {
    notices = { ...notices, news_mark: false }
    return ok({ news_mark: false })
  },
  close_publication: ({ data }) => {
    notices = { ...notices, advert: null, popup: null }
    return ok({ publication_id: data.publication_id })
  },
}
const menuNews = () => screen.findByRole('link', { name: /^Новости/ })
const isMarked = async () => within(await menuNews()).queryByText('есть новые') !== null

beforeEach(() => {
  news = [fountains]
  notices = { ...nothing, news_mark: true }
})

describe('the news', () => {
  it('are shown with their day, formatted, and lose their mark by being opened', async () => {
    const calls = serve(answers)
    await renderPortal({ path: '/news', as: member('manager') })
    expect(await screen.findByRole('heading', { name: 'Фонтаны до 22:30' })).toBeTruthy()
    expect(screen.getByText('по ваучеру').tagName).toBe('STRONG')
    expect(screen.getByRole('link', { name: 'Заказать' }).getAttribute('href')).toBe('/new')
    expect(screen.getByText(/<b>/)).toBeTruthy()
    await waitFor(() => expect(calls.some(({ action }) => action === 'unmark_news')).toBe(true))
    await waitFor(async () => expect(await isMarked()).toBe(false))
    expect(currentSession()?.userData.news_mark).toBe(false)
    expect(screen.getByText('новое')).toBeTruthy()
  })

  it('show their pictures, which are asked for as their reader; until they come, and where they do not, their words', async () => {
    news = [{ ...fountains, body: '<p><img src="picture:7" alt="Зал" /><img src="picture:8" alt="Сад" /></p>' }]
    // jsdom reads no blob but its own.
    const blob = async () => new Blob(['picture'], { type: 'image/png' })
    const file = () => Object.assign(new Response('', { headers: { 'Content-Type': 'image/png' } }), { blob })
    const missing = { success: false as const, code: 'file_not_found', error: 'Нет' }
    const calls = serve({ ...answers, '/api/v1/pictures/7': file, '/api/v1/pictures/8': missing })
    await renderPortal({ path: '/news', as: member('manager') })
    const picture = await screen.findByRole('img', { name: 'Зал' })
    expect(picture.getAttribute('src')).toBe(`data:image/png;base64,${btoa('picture')}`)
    expect(screen.getByText('Сад')).toBeTruthy()
    expect(calls.find(({ path }) => path === '/api/v1/pictures/7')?.headers.get('Authorization')).toBe('token-of-a-test')
  })

  it('say of what is not translated that it is Russian', async () => {
    serve(answers)
    await renderPortal({ path: '/news', as: member('manager'), language: 'zh' })
    expect(await screen.findByText('尚无译文，以下为俄文原文。')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Фонтаны до 22:30' }).getAttribute('lang')).toBe('ru')
  })

  it('say so where there are none', async () => {
    news = []
    const calls = serve(answers)
    await renderPortal({ path: '/news', as: member('manager') })
    expect(await screen.findByRole('heading', { name: 'Новостей пока нет' })).toBeTruthy()
    expect(calls.some(({ action }) => action === 'unmark_news')).toBe(false)
  })

  it('are not marked as seen by an employee on behalf of the customer', async () => {
    const calls = serve(answers)
    await renderPortal({ path: '/news', as: { ...member('owner'), userAbility: [...abilityOnBehalf] } })
    await screen.findByRole('heading', { name: 'Фонтаны до 22:30' })
    expect(calls.some(({ action }) => action === 'unmark_news')).toBe(false)
  })
})

describe('the mark in the menu', () => {
  it('comes without a reload when something is told, and when the line is back', async () => {
    notices = nothing
    serve(answers)
    await renderPortal({ path: '/upcoming', as: member('manager') })
    expect(await isMarked()).toBe(false)
    notices = { ...nothing, news_mark: true }
    await waitFor(async () => {
      tellNews({ event: 'publication' })
      expect(await isMarked()).toBe(true)
    })
    notices = nothing
    tellNews({ event: 'ready', resumed: true })
    await waitFor(async () => expect(await isMarked()).toBe(false))
  })
})

describe('what is around the screens', () => {
  it('is a popup that comes once to a login', async () => {
    notices = { ...nothing, popup: { id: 9, title: 'Онлайн-оплата', body: '<p>Картой и по СБП</p>', language: 'ru' } }
    const calls = serve(answers)
    await renderPortal({ path: '/upcoming', as: member('manager') })
    const popup = await screen.findByRole('dialog', { name: 'Онлайн-оплата', hidden: true })
    expect(within(popup).getByText('Картой и по СБП')).toBeTruthy()
    await userEvent.click(within(popup).getByRole('button', { name: 'Понятно', hidden: true }))
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
    expect(calls.find(({ action }) => action === 'close_publication')?.data).toMatchObject({ publication_id: 9 })
  })

  it('is an advert beside the news, which can be closed', async () => {
    notices = { ...nothing, advert }
    serve(answers)
    await renderPortal({ path: '/news', as: member('manager') })
    const box = await screen.findByRole('complementary', { name: 'реклама' })
    expect(within(box).getByRole('link', { name: 'Подробнее' }).getAttribute('href')).toBe('/new')
    await userEvent.click(within(box).getByRole('button', { name: 'Закрыть рекламу' }))
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'реклама' })).toBeNull())
  })

  it('is a quiet advert at the end of the orders, and until when wishes are taken where a schedule begins', async () => {
    const schedule = { id: 10, title: 'Приём графика на июнь', body: '<p>Эрмитаж</p>', language: 'ru' as const }
    const closes_at = '2026-05-20T18:00:00+03:00'
    const submission = [{ month: '2026-06', closes_at, zone: 'Europe/Moscow', museums: ['Эрмитаж', 'Петергоф'] }]
    notices = { ...nothing, advert, submission, schedule_notice: { ...schedule, closes_at } }
    serve({ ...answers, '/api/v1/museums-for-schedule/': [], get_balance: { success: false, error: 'нет', code: 'forbidden' } })
    const portal = await renderPortal({ path: '/upcoming', as: member('guide') })
    expect(await screen.findByRole('complementary', { name: 'реклама' })).toBeTruthy()
    await portal.router.navigate({ to: '/new-schedule' })
    expect(await screen.findByText('Приём графика на июнь')).toBeTruthy()
    const sentence = screen.getByText('Приём графика на июнь 2026 закрывается 20 мая, 18:00.')
    expect(sentence.parentElement?.textContent).toMatch(/ Эрмитаж и Петергоф$/)
    notices = { ...notices, submission: [], schedule_notice: null }
    await waitFor(() => {
      tellNews({ event: 'publication' })
      expect(screen.queryByText(/Приём графика на июнь/)).toBeNull()
    })
  })

  it('is on the login what everybody may read', async () => {
    const notification = { id: 11, title: 'Работы ночью', body: '<p>С <strong>2</strong> до 3</p>', language: 'ru' }
    serve({ public_notices: ok({ login_notification: notification, advert, submission: [], schedule_notice: null }) })
    await renderPortal({ path: '/login' })
    const region = await screen.findByRole('region', { name: 'Объявления' })
    expect(within(region).getByText('Работы ночью')).toBeTruthy()
    await userEvent.click(within(region).getByRole('button', { name: 'Закрыть рекламу' }))
    expect(within(region).queryByText('Метеор')).toBeNull()
  })

  it('are on the login, with none of them too, the terms on which one orders and pays', async () => {
    serve({ public_notices: { success: false, error: 'нет', code: 'forbidden' } })
    await renderPortal({ path: '/login' })
    expect((await screen.findByRole('link', { name: 'Оферта' })).getAttribute('href')).toBe('/about?tab=offer')
    expect(screen.getByRole('link', { name: 'Возврат денег' }).getAttribute('href')).toBe('/about?tab=refund_policy')
    expect(screen.getByRole('link', { name: 'О компании' }).getAttribute('href')).toBe('/about')
    expect(within(screen.getByRole('list', { name: 'Чем можно оплатить' })).getAllByRole('listitem')).toHaveLength(3)
  })
})

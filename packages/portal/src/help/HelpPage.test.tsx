// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { HelpQuestions } from '@anfilada/contract/help/help'
import { type Answers, serve } from '../testing/fake-server.ts'
import { renderPortal } from '../testing/render-portal.tsx'
import { member } from '../testing/samples.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const card: HelpQuestions[number] = {
  id: 5,
  subject_id: 1,
  slug: 'pay-card',
  question: 'Как оплатить картой?',
  answer:
    '<p>Откройте <strong>Оплату</strong>.</p><p><img src="picture:payment" alt="Отмеченные заказы" /></p><p><img src="picture:nowhere" alt="Нет такой" /></p>',
  language: 'ru',
}
const link = { ...card, id: 6, slug: 'payment-link', question: 'Как передать оплату?' }
const register = { ...card, id: 7, subject_id: 2, slug: 'register', question: 'Как начать?' }
const answers: Answers = {
  '/api/v1/events/': () => new Response(new ReadableStream()),
  '/api/v1/help/subjects': [
    { id: 1, title: 'Оплата' },
    { id: 2, title: 'Первые шаги' },
  ],
  '/api/v1/help/questions': [card, link, register],
  '/api/v1/help/search': [6, 5],
}
const subject = (name: string) => screen.findByRole('heading', { name })

describe('help', () => {
  it('shows the subjects with their questions, and opens an answer at an address of its own, with its neighbours', async () => {
    serve(answers)
    await renderPortal({ path: '/help', as: member('manager') })
    await subject('Первые шаги')
    await userEvent.click(screen.getByRole('link', { name: 'Как оплатить картой?' }))
    expect(await subject('Как оплатить картой?')).toBeTruthy()
    expect(screen.getByText('Оплату').tagName).toBe('STRONG')
    const picture = await screen.findByRole('img', { name: 'Отмеченные заказы' })
    expect(picture.getAttribute('src')).toMatch(/payment\.ru\.\d+x\d+\.webp/)
    expect(picture.getAttribute('loading')).toBe('lazy')
    expect(Number(picture.getAttribute('width'))).toBeGreaterThan(300)
    expect(screen.getByText('Нет такой')).toBeTruthy()
    expect(document.title).toBe('Как оплатить картой? · Анфилада')
    const beside = screen.getByRole('complementary', { name: 'Рядом' })
    expect(within(beside).getByRole('link', { name: 'Как передать оплату?' }).getAttribute('href')).toBe('/help?question=payment-link')
    expect(within(beside).queryByRole('link', { name: 'Как начать?' })).toBeNull()
  })

  it('is read by a visitor, says what is not translated, and shows all questions where the address names none', async () => {
    serve(answers)
    await renderPortal({ path: '/help?question=register', language: 'zh' })
    expect(await screen.findByText('尚无译文，以下为俄文原文。')).toBeTruthy()
    cleanup()
    await renderPortal({ path: '/help?question=nowhere', language: 'zh' })
    expect(await subject('Оплата')).toBeTruthy()
    expect(screen.queryByText('尚无译文，以下为俄文原文。')).toBeNull()
  })

  it('shows what the search found, the best first, and lets it go when an answer is opened', async () => {
    const calls = serve(answers)
    await renderPortal({ path: '/help', as: member('manager') })
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Поиск по помощи' }), 'ссылка')
    const found = (await subject('Нашлось')).closest('section') as HTMLElement
    expect(await within(found).findAllByRole('link')).toHaveLength(2)
    expect(
      within(found)
        .getAllByRole('link')
        .map((one) => one.textContent),
    ).toEqual(['Как передать оплату?', 'Как оплатить картой?'])
    expect(calls.filter(({ path }) => path === '/api/v1/help/search').length).toBeGreaterThan(0)
    await userEvent.click(within(found).getAllByRole('link')[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Нашлось' })).toBeNull())
    expect(await subject('Как передать оплату?')).toBeTruthy()
  })

  it('says that nothing was found, and that nothing was read', async () => {
    serve({ ...answers, '/api/v1/help/search': [] })
    await renderPortal({ path: '/help', as: member('manager') })
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Поиск по помощи' }), 'жвх')
    expect(await screen.findByText(/Ничего не нашлось/)).toBeTruthy()
    cleanup()
    serve({ ...answers, '/api/v1/help/questions': 'silence' })
    await renderPortal({ path: '/help', as: member('manager') })
    expect(await screen.findByRole('heading', { name: 'Ответы не загрузились' })).toBeTruthy()
  })
})

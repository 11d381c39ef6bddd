// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { serve, type Call } from '../../testing/fake-server.ts'
import { renderPortal } from '../../testing/render-portal.tsx'
import { member, sampleOrder } from '../../testing/samples.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const list = (...orders: ReturnType<typeof sampleOrder>[]) => ({ success: true, data: { result: orders } })
const cancellable = sampleOrder({ id: 71, info: { status: 'confirmed', paid: 4_500_000, allowed: ['cancel'] } })

const lossesIn = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('listitem')
    .map((item) => item.textContent?.replaceAll(/\s/g, ' '))

async function openUpcoming(answers: Parameters<typeof serve>[0], path = '/upcoming', language: 'ru' | 'fa' = 'ru'): Promise<Call[]> {
  const calls = serve(answers)
  await renderPortal({ path, as: member('owner'), language })
  await screen.findAllByRole('listitem')
  return calls
}

/** Opens what the row keeps behind "…", and presses one of it. */
async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: /^Ещё действия/ }))
  await userEvent.click(screen.getByRole('menuitem', { name }))
}

describe('the acts in a row', () => {
  const archivable = sampleOrder({ id: 72, info: { status: 'rejected', allowed: ['archive'] } })

  it('are the one that the state of the order asks for, and behind it what the server allows, with the details always', async () => {
    await openUpcoming({ get_upcoming: list(cancellable, archivable, sampleOrder({ id: 73, info: { allowed: [] } })) })
    const row = async (id: number) => within((await screen.findByText(`№ ${id}`)).closest('li') as HTMLElement)
    const hidden = async (id: number) => {
      await userEvent.click(await (await row(id)).findByRole('button', { name: `Ещё действия, заказ №\u00a0${id}` }))
      return screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
    }
    expect((await row(71)).getByRole('link', { name: 'Ваучер' }).getAttribute('href')).toBe('/upcoming/show?id=71')
    expect(await hidden(71)).toEqual(['Подробнее', 'Аннулировать'])
    expect(await (await row(72)).findByRole('button', { name: 'Другое время' })).toBeTruthy()
    expect(await hidden(72)).toEqual(['Подробнее', 'В архив'])
    expect((await row(73)).getByRole('link', { name: 'Подробнее' })).toBeTruthy()
    expect((await row(73)).queryByRole('button')).toBeNull()
  })

  it('move an order to the archive and say so in the words of the specification', async () => {
    const archived = vi.fn()
    await openUpcoming({
      get_upcoming: list(archivable),
      archive_request: ({ data, headers }) => {
        archived(data.request_id, headers.get('Idempotency-Key')?.length)
        return { success: true, data: { result: { id: 72 } } }
      },
    })
    await press('В архив')
    expect(await screen.findByText('Заявка №72 отправлена в архив')).toBeTruthy()
    expect(archived).toHaveBeenCalledExactlyOnceWith(72, 32)
  })
})

describe('cancelling an order', () => {
  it('says what will be lost, with the money, before anything is sent', async () => {
    const calls = await openUpcoming({ get_upcoming: list(cancellable) })
    await press('Аннулировать')
    const dialog = await screen.findByRole('alertdialog', { name: 'Аннулировать заказ №\u00a071?' })
    expect(lossesIn(dialog)).toEqual([
      '30 мест сразу вернутся в продажу.',
      'Штрафа нет: 45 000 ₽ за этот заказ с вас не возьмём.',
      'Оплаченные 45 000 ₽ останутся на вашем балансе.',
      'Заказ уйдёт в архив. Восстановить его нельзя.',
    ])
    expect(document.activeElement?.textContent).toBe('Не аннулировать')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Не аннулировать' }))
    expect(calls.some(({ action }) => action === 'delete_request')).toBe(false)
  })

  it('names the penalty in the list and on the button, and sends exactly that sum with the revision', async () => {
    const late = sampleOrder({
      info: { status: 'confirmed', cancel_penalty: 300_000, free_changes_until: '2026-11-12T18:00:00+03:00', allowed: ['cancel'] },
    })
    const calls = await openUpcoming({ get_upcoming: list(late), delete_request: { success: true, data: { result: { id: 71 } } } })
    await userEvent.click(await screen.findByRole('button', { name: /^Ещё действия/ }))
    const last = screen.getAllByRole('menuitem').at(-1)
    expect(last?.textContent?.replaceAll(/\s/g, ' ')).toBe('Аннулировать, \u2066−3 000 ₽\u2069')
    await userEvent.click(last as HTMLElement)
    expect(lossesIn(await screen.findByRole('alertdialog'))).toEqual([
      '30 мест сразу вернутся в продажу.',
      'Штраф 3 000 ₽: бесплатно менять заказ можно было до 12 ноября, 18:00.',
      'Остальные 42 000 ₽ с вас не возьмём.',
      'К оплате останется 3 000 ₽.',
      'Заказ уйдёт в архив. Восстановить его нельзя.',
    ])
    await userEvent.click(screen.getByRole('button', { name: /Аннулировать, −3.000.₽/ }))
    expect(await screen.findByText('Заявка №71 аннулирована')).toBeTruthy()
    expect(calls.find(({ action }) => action === 'delete_request')?.data).toMatchObject({ request_id: 71, revision: 1, penalty: 300_000 })
  })

  it('says that it waits for a colleague where the server left it to one', async () => {
    const late = sampleOrder({ info: { status: 'confirmed', total: null, cancel_penalty: null, allowed: ['cancel'] } })
    const waits = { success: true, data: { result: { id: 71, awaits_colleague: true } } }
    await openUpcoming({ get_upcoming: list(late), delete_request: waits })
    await press('Аннулировать')
    await userEvent.click(await screen.findByRole('button', { name: 'Аннулировать заказ' }))
    expect(await screen.findByText('Аннулирование заказа № 71 ждёт владельца или менеджера')).toBeTruthy()
    expect(screen.queryByText('Заявка №71 аннулирована')).toBeNull()
  })

  it('asks again with the new sum when the deadline passed while the dialog stood open', async () => {
    const asked: unknown[] = []
    await openUpcoming({
      get_upcoming: list(cancellable),
      delete_request: ({ data, headers }) => {
        asked.push([data.penalty, headers.get('Idempotency-Key')])
        if (asked.length > 1) return { success: true, data: { result: { id: 71 } } }
        return { success: false, error: 'Заявка изменилась.', code: 'stale_revision', penalty: 450_000 }
      },
    })
    await press('Аннулировать')
    await userEvent.click(await screen.findByRole('button', { name: 'Аннулировать заказ' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(await within(dialog).findByText('Пока окно было открыто, штраф изменился. Проверьте суммы.')).toBeTruthy()
    expect(lossesIn(dialog)).toContain('Из оплаченных 45 000 ₽ на вашем балансе останется 40 500 ₽.')
    await userEvent.click(within(dialog).getByRole('button', { name: /Аннулировать, −4.500.₽/ }))
    expect(await screen.findByText('Заявка №71 аннулирована')).toBeTruthy()
    const [first, second] = asked as [number, string][]
    expect([first?.[0], second?.[0]]).toEqual([0, 450_000])
    expect(second?.[1]).not.toBe(first?.[1])
  })
})

describe('the list of orders', () => {
  it('shows no old rows after a failure, and asks again on request', async () => {
    let isDown = true
    serve({ get_upcoming: () => (isDown ? { success: false, error: 'Сервер занят.', code: 'busy' } : list(cancellable)) })
    await renderPortal({ path: '/upcoming', as: member('owner') })
    expect(await screen.findByText('Сервер занят.')).toBeTruthy()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(await screen.findByText('№ 71')).toBeTruthy()
  })

  it('hides money from a reader who may not see prices', async () => {
    await openUpcoming({ get_upcoming: list(sampleOrder({ info: { total: null, paid: null, due: null } })) })
    expect(document.body.textContent).not.toContain('₽')
  })

  it('turns right to left for Persian readers, with numbers apart and the Jalali date beside', async () => {
    await openUpcoming({ get_upcoming: list(cancellable) }, '/upcoming', 'fa')
    expect(document.documentElement.dir).toBe('rtl')
    expect(document.documentElement.lang).toBe('fa')
    expect((await screen.findByText('شمارهٔ 71')).closest('bdi')?.dir).toBe('ltr')
    expect(screen.getByText('۱۰ آذر ۱۴۰۵')).toBeTruthy()
  })
})

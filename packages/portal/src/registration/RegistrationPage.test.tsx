// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serve, type Answers } from '../testing/fake-server.ts'
import { findFocused } from '../testing/find-focused.ts'
import { renderPortal } from '../testing/render-portal.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const texts = [
  { id: 2, kind: 'offer', version: 4, valid_from: '2026-11-01', title: 'Договор-оферта', language: 'ru' },
  { id: 5, kind: 'consent', version: 2, valid_from: '2026-11-01', title: 'Согласие на обработку', language: 'ru' },
]
const accepted = { success: true, data: { application_id: 'K7QM-2RXD-9HTF' } } as const
const path = '/api/v1/registration/'

function open(answers: Answers = {}) {
  const calls = serve({ '/api/v1/legal-texts/': texts, [path]: accepted, ...answers })
  return { calls, sent: () => calls.filter((call) => call.path === path) }
}
/** Words come with the screen. */
async function visit() {
  await renderPortal({ path: '/registration' })
  await screen.findByRole('heading', { level: 1 })
}
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const send = () => press('Отправить заявление')

/** As a whole: what each key does, the tests ask that are about what is typed. */
async function fill(name: string, text: string) {
  await userEvent.click(field(name))
  await userEvent.paste(text)
}
async function fillPerson() {
  await userEvent.click(await screen.findByRole('radio', { name: /Частное лицо/ }))
  await fill('Имя и фамилия', 'Анна Новикова')
  await fill('Телефон', '+7 921 555-01-90')
  await fill('Электронная почта', 'anna@example.com')
}
async function agree() {
  await userEvent.click(screen.getByRole('checkbox', { name: /персональных данных/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /договора-оферты/ }))
}

describe('registering', () => {
  it('sends a private person with the versions that he agreed to, and says what comes next', async () => {
    const { sent } = open()
    await visit()
    await fillPerson()
    await agree()
    await send()
    await findFocused('Заявление на регистрацию принято')
    expect(screen.getByText('K7QM-2RXD-9HTF')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toContain('anna@example.com')
    expect(sent().map(({ data }) => data)).toEqual([
      {
        kind: 'individual',
        name: 'Анна Новикова',
        email: 'anna@example.com',
        phone: '+7 921 555-01-90',
        language: 'ru',
        consent: true,
        consent_version: '2',
        offer_accepted: true,
        offer_version: '4',
      },
    ])
  })

  it('says what is wrong beside each field and sends nothing; what was typed stays', async () => {
    const { sent } = open()
    await visit()
    await userEvent.type(field('ИНН'), '7707083894')
    await userEvent.tab()
    expect(field('ИНН').getAttribute('aria-invalid')).toBe('true')
    // Fields that nobody has come to yet are left in peace.
    expect(field('КПП').getAttribute('aria-invalid')).toBeNull()

    await send()
    const summary = await screen.findByRole('alert')
    await waitFor(() => expect(document.activeElement).toBe(summary))
    expect(within(summary).getByRole('link', { name: 'КПП' })).toBeTruthy()
    expect(within(summary).getByRole('link', { name: 'Согласие на обработку персональных данных' })).toBeTruthy()
    await userEvent.click(within(summary).getByRole('link', { name: 'ИНН' }))
    expect(document.activeElement).toBe(field('ИНН'))
    expect(field('ИНН').value).toBe('7707083894')
    expect(sent()).toEqual([])

    await userEvent.type(field('ИНН'), '{Backspace}3')
    expect(field('ИНН').getAttribute('aria-invalid')).toBeNull()
  })

  it('asks a sole trader, known by his INN, for no KPP', async () => {
    open()
    await visit()
    expect(field('КПП')).toBeTruthy()
    await userEvent.type(field('ИНН'), '500100732259')
    expect(screen.queryByRole('textbox', { name: 'КПП' })).toBeNull()
    expect(screen.getByRole('textbox', { name: /^ОГРНИП/ })).toBeTruthy()
  })

  it('lets an account be confirmed whose key does not fit, and asks again when it is another one', async () => {
    open()
    await visit()
    await userEvent.type(field('БИК'), '044525225')
    await userEvent.type(field('Расчётный счёт'), '40702810138250123016')
    const confirm = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Проверено, счёт указан верно' })
    await userEvent.click(confirm())
    expect(confirm().checked).toBe(true)
    await userEvent.type(field('Расчётный счёт'), '{Backspace}5')
    expect(confirm().checked).toBe(false)
    await userEvent.type(field('Расчётный счёт'), '{Backspace}7')
    expect(screen.queryByRole('checkbox', { name: 'Проверено, счёт указан верно' })).toBeNull()
  })

  it('says a refusal of the server beside its field, until the field is changed', async () => {
    open({
      [path]: { success: false, code: 'invalid_fields', error: 'Исправьте отмеченные поля.', fields: { phone: 'Такого номера нет.' } },
    })
    await visit()
    await fillPerson()
    await agree()
    await send()
    expect(await screen.findByRole('textbox', { name: 'Телефон', description: 'Такого номера нет.' })).toBeTruthy()
    await userEvent.type(field('Телефон'), '1')
    expect(screen.queryByRole('textbox', { description: 'Такого номера нет.' })).toBeNull()
    expect(field('Имя и фамилия').value).toBe('Анна Новикова')
  })

  it('repeats unanswered words under the same key, and others under a new one', async () => {
    const { sent } = open({ [path]: 'silence' })
    await visit()
    await fillPerson()
    await agree()
    await send()
    expect((await screen.findByRole('alert')).textContent).toContain('не запишется дважды')
    await send()
    await userEvent.type(field('Имя и фамилия'), ' мл.')
    await send()
    const keys = sent().map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys).toHaveLength(3)
    expect(keys[0]).toBe(keys[1])
    expect(keys[2]).not.toBe(keys[0])
  })

  // Written after the source of the version before decision 0035 (27a8625), as its form kept it.
  const before = {
    draft: {
      kind: 'legal_entity',
      name: 'Анна Новикова',
      email: 'anna@example.com',
      phone: '+7 921 555-01-90',
      'organization.name': 'ООО «Нева-тур»',
      'organization.inn': '7899000016',
      'organization.kpp': '789901001',
      'organization.ogrn': '',
      'organization.legal_address': '',
      'organization.bank_name': '',
      'organization.bik': '',
      'organization.account': '',
      'organization.corr_account': '',
      account_confirmed: false,
      consent: true,
      offer_accepted: true,
    },
  }
  const keepBefore = (kept: object) => sessionStorage.setItem('draft.registration', JSON.stringify(kept))

  it('goes on with what was typed before the upgrade; agreements are given anew', async () => {
    keepBefore(before)
    open()
    await visit()
    const typed = ['Имя и фамилия', 'Телефон', 'Электронная почта', 'ИНН', 'КПП'].map((name) => field(new RegExp(`^${name}`)).value)
    expect(typed).toEqual(['Анна Новикова', '+7 921 555-01-90', 'anna@example.com', '7899000016', '789901001'])
    expect(document.querySelector<HTMLInputElement>('[name="company"]')?.value).toBe('ООО «Нева-тур»')
    for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) expect(box.checked).toBe(false)
  })

  it('is the same act when it was sent unanswered before the upgrade', async () => {
    const words = {
      kind: 'individual',
      name: 'Анна Новикова',
      email: 'anna@example.com',
      phone: '+7 921 555-01-90',
      language: 'ru',
      consent: true,
      consent_version: '2',
      offer_accepted: true,
      offer_version: '4',
    }
    keepBefore({ draft: { ...before.draft, kind: 'individual' }, sent: { words: JSON.stringify(words), key: 'key-of-before' } })
    const { sent } = open()
    await visit()
    await agree()
    await send()
    await screen.findByText('K7QM-2RXD-9HTF')
    expect(sent().map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key-of-before'])
  })

  it('still shows the number of what was accepted before the upgrade', async () => {
    keepBefore({ draft: before.draft, accepted: { reference: 'W3HC-8FNJ-4PBY', email: 'anna@example.com' } })
    open()
    await visit()
    expect(screen.getByText('W3HC-8FNJ-4PBY')).toBeTruthy()
  })

  it('unticks an agreement whose text has changed meanwhile', async () => {
    const { calls } = open({
      [path]: {
        success: false,
        code: 'texts_changed',
        error: 'Текст изменился.',
        fields: { consent: 'Текст изменился. Прочитайте его снова.' },
      },
    })
    await visit()
    await fillPerson()
    await agree()
    await send()
    const consent = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: /персональных данных/,
      description: /Прочитайте его снова/,
    })
    expect(consent.checked).toBe(false)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /договора-оферты/ }).checked).toBe(true)
    expect(calls.filter((call) => call.path === '/api/v1/legal-texts/')).toHaveLength(2)
  })

  it('shows the text of an agreement with its version', async () => {
    open({ '/api/v1/legal-texts/5/': { ...texts[1], text: '# Зачем\n\nЧтобы рассмотреть заявку.', languages: ['ru'] } })
    await visit()
    await userEvent.click(await screen.findByRole('button', { name: 'Прочитать согласие' }))
    const dialog = await screen.findByRole('dialog', { name: 'Согласие на обработку' })
    expect(within(dialog).getByText(/^Редакция 2, действует с 1 ноября 2026/)).toBeTruthy()
    expect(await within(dialog).findByRole('heading', { name: 'Зачем' })).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Закрыть' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the draft of an application', () => {
  it('outlives a reload, but for the agreements', async () => {
    open()
    await visit()
    await fillPerson()
    await agree()
    cleanup()
    await visit()
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Имя и фамилия' })).value).toBe('Анна Новикова')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Частное лицо/ }).checked).toBe(true)
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([false, false])
  })

  it('is gone once it is accepted, and the number stays to be read', async () => {
    open()
    await visit()
    await fillPerson()
    await agree()
    await send()
    await screen.findByText('K7QM-2RXD-9HTF')
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Анна Новикова')
    cleanup()
    await visit()
    expect(await screen.findByText('K7QM-2RXD-9HTF')).toBeTruthy()
  })

  it('comes back with all its words to be mended', async () => {
    open()
    await visit()
    await fillPerson()
    await agree()
    await send()
    await screen.findByText('K7QM-2RXD-9HTF')
    await press('Исправить и отправить снова')
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Электронная почта' })).value).toBe('anna@example.com')
  })
})

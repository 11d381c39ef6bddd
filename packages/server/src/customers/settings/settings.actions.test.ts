import { type Settings, profileActions } from '@anfilada/contract/customers/settings'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodPassword, newLink, setPassword } from '../../testing/logins.ts'
import { ask, createWorld, type Principal, testIdentity, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

type Body = { success: boolean; data?: { result: Settings }; code?: string; error?: string; fields?: Record<string, string> }

async function act(action: string, data: object, as: Principal = 'agencyOwner', api: 'customer' | 'office' = 'customer'): Promise<Body> {
  return (await ask(world, { as, action, data, api })).json<Body>()
}

async function read(as: Principal = 'agencyOwner', api: 'customer' | 'office' = 'customer'): Promise<Settings> {
  return profileActions.get_settings.output.parse((await act('get_settings', {}, as, api)).data).result
}

/** INN, OGRN and account: their control digits hold. */
const organization = {
  name: 'agency',
  inn: '7707083893',
  kpp: '773601001',
  ogrn: '1027700132195',
  legal_address: 'Москва, ул. Вавилова, 19',
}
const contacts = { email: 'office@agency.example', phone: '+7 812 555-01-10' }

describe('the settings', () => {
  test('show a member himself, his customer and its terms', async () => {
    await world.pool.query(
      `update customers set pay_hours = 24, contract_number = 'Д-7', contract_date = '2026-02-01', credit_limit_kopecks = 100 where name = 'agency'`,
    )
    expect(await read()).toMatchObject({
      profile: { login: 'agencyOwner', name: 'agencyOwner', roles: ['owner'], name_fixed: false, second_factor: false },
      notifications: { news: { mail: false, portal: true }, order_confirmed: { mail: true, portal: true } },
      customer: { kind: 'legal_entity', name: 'agency', terms: { pay_hours: 24, contract_number: 'Д-7', contract_date: '2026-02-01' } },
    })
  })

  test('show a guide no terms, and an employee no customer', async () => {
    expect((await read('agencyGuide')).customer).toMatchObject({ name: 'agency', terms: null })
    expect((await read('editor', 'office')).customer).toBeNull()
  })
})

describe('the profile', () => {
  test('is changed by its owner alone, for himself', async () => {
    const body = await act('save_profile', { name: 'Мария', phone: '+7 921 555-01-20', language: 'fa' }, 'agencyManager')
    expect(body.data?.result.profile).toMatchObject({ name: 'Мария', phone: '+7 921 555-01-20', language: 'fa', login: 'agencyManager' })
    expect((await read()).profile).toMatchObject({ name: 'agencyOwner', phone: null, language: 'ru' })
    expect((await act('save_profile', { name: 'Мария', phone: '', language: 'ru' }, 'agencyManager')).data?.result.profile.phone).toBeNull()
  })

  test('of a guide keeps its name: by another one he would see another guide’s orders', async () => {
    const body = await act('save_profile', { name: 'Ли Вэй', phone: '', language: 'ru' }, 'agencyGuide')
    expect(body).toMatchObject({ success: false, code: 'guide_name_fixed', fields: { name: expect.any(String) } })
    const phone = '+7 921 555-01-12'
    expect((await act('save_profile', { name: 'agencyGuide', phone, language: 'en' }, 'agencyGuide')).data?.result.profile).toMatchObject({
      phone,
      language: 'en',
      name_fixed: true,
    })
  })

  test('is written into the log by fields, not by what they said', async () => {
    await act('save_profile', { name: 'Анна Белова', phone: '+7 921 555-01-77', language: 'ru' }, 'editor', 'office')
    const { rows } = await world.pool.query(`select details from audit_log where action = 'profile.changed' and actor_id = $1`, [
      world.users.editor,
    ])
    expect(rows).toEqual([{ details: { fields: ['name', 'phone'] } }])
  })
})

describe('notifications', () => {
  test('change where they are named and stay where they are not', async () => {
    const first = await act('save_notifications', { notifications: { news: { mail: true, portal: false } } })
    expect(first.data?.result.notifications.news).toEqual({ mail: true, portal: false })
    const second = await act('save_notifications', { notifications: { order_rejected: { mail: false, portal: true } } })
    expect(second.data?.result.notifications).toMatchObject({
      news: { mail: true, portal: false },
      order_rejected: { mail: false, portal: true },
    })
    expect((await read('agencyManager')).notifications.news).toEqual({ mail: false, portal: true })
  })

  test('of an unknown event are a bad field', async () => {
    expect(await act('save_notifications', { notifications: { weather: { mail: true, portal: true } } })).toMatchObject({
      code: 'invalid_fields',
    })
  })
})

describe('requisites', () => {
  test('are checked as the forms check them', async () => {
    const wrong = { ...organization, inn: '7707083894', kpp: '77' }
    expect(await act('save_requisites', { ...contacts, organization: wrong })).toMatchObject({
      code: 'requisites_wrong',
      fields: { 'organization.inn': 'В ИНН ошибка: проверьте цифры.' },
    })
    const doubtful = { ...organization, bik: '044525225', account: '40702810400000000001' }
    const doubted = await act('save_requisites', { ...contacts, organization: doubtful })
    expect(doubted).toMatchObject({ code: 'account_key_doubtful', fields: { 'organization.account': expect.any(String) } })
    const confirmed = await act('save_requisites', { ...contacts, organization: doubtful, account_confirmed: true })
    expect(confirmed.data?.result.customer).toMatchObject({ ...contacts, requisites: { inn: organization.inn, account: doubtful.account } })
  })

  test('that the contract was made with stay; the rest changes, with a line in the log', async () => {
    await act('save_requisites', { ...contacts, organization })
    for (const change of [{ name: 'Другое имя' }, { inn: '7736050003' }, { ogrn: '1027739609391' }]) {
      const body = await act('save_requisites', { ...contacts, organization: { ...organization, ...change } })
      const [field] = Object.keys(change)
      expect(body).toMatchObject({ code: 'requisite_fixed', fields: { [`organization.${field}`]: expect.any(String) } })
    }
    const moved = { ...organization, legal_address: 'Санкт-Петербург, Невский пр., 1' }
    expect((await act('save_requisites', { ...contacts, organization: moved })).data?.result.customer?.requisites.legal_address).toBe(
      moved.legal_address,
    )
    const { rows } = await world.pool.query<{ details: Record<string, unknown> }>(
      `select details from audit_log where action = 'customer.requisites_changed' order by id desc limit 1`,
    )
    expect(rows[0]?.details).toEqual({ legal_address: { from: organization.legal_address, to: moved.legal_address } })
  })

  test('of an individual need none: address and telephone change alone', async () => {
    const body = await act('save_requisites', contacts, 'individual')
    expect(body.data?.result.customer).toMatchObject({ kind: 'individual', name: 'individual', ...contacts, requisites: { inn: null } })
  })
})

describe('the e-mail address', () => {
  const confirm = async (token: string | undefined) =>
    (
      await world.app.inject({
        method: 'POST',
        url: '/api/v1/registration/confirm/',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ token }),
      })
    ).json<Body>()

  async function mails(): Promise<{ template: string; recipient: string; token: string | undefined }[]> {
    const { rows } = await world.pool.query<{ template: string; recipient: string; link_id: string | null }>(
      `select template, recipient, link_id from mails where template in ('confirm_new_email', 'email_changed') order by id`,
    )
    return rows.map(({ link_id, ...mail }) => ({ ...mail, token: link_id ? testIdentity.secrets.linkToken(link_id) : undefined }))
  }

  test('changes only when the link in the new mailbox was opened; the old one is told, and its reset links are over', async () => {
    await setPassword(world, 'agencyAccountant')
    await world.pool.query(`update users set email = 'old@example.com' where id = $1`, [world.users.agencyAccountant])
    const resetToken = await newLink(world, 'agencyAccountant', 'reset_password')
    const asked = await act('change_email', { email: 'new@example.com', password: goodPassword }, 'agencyAccountant')
    expect(asked.data?.result.profile).toMatchObject({ email: 'old@example.com', new_email: 'new@example.com' })
    const [mail] = await mails()
    expect(mail).toMatchObject({ template: 'confirm_new_email', recipient: 'new@example.com' })

    expect(await confirm(mail?.token)).toMatchObject({ success: true })
    expect((await read('agencyAccountant')).profile).toMatchObject({
      email: 'new@example.com',
      new_email: null,
      login: 'agencyAccountant',
    })
    expect((await mails()).at(-1)).toMatchObject({ template: 'email_changed', recipient: 'old@example.com' })
    expect(await confirm(mail?.token)).toMatchObject({ code: 'link_over' })
    const reset = await world.app.inject({
      method: 'POST',
      url: '/api/v1/password/link/',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ token: resetToken }),
    })
    expect(reset.json()).toMatchObject({ code: 'link_over' })
  })

  test('needs the password, and strangers are not buried in mails', async () => {
    await setPassword(world, 'agencyGuide')
    const wrong = await act('change_email', { email: 'guide@example.com', password: 'not the password' }, 'agencyGuide')
    expect(wrong).toMatchObject({ code: 'wrong_password', fields: { password: expect.any(String) } })
    expect(await act('change_email', { email: 'guide@example.com', password: goodPassword }, 'agencyGuide')).toMatchObject({
      success: true,
    })
    const again = await act('change_email', { email: 'guide2@example.com', password: goodPassword }, 'agencyGuide')
    expect(again).toMatchObject({ code: 'mail_just_sent', fields: { email: expect.any(String) } })
  })

  test('of a removed member cannot be confirmed any more', async () => {
    await setPassword(world, 'agencyManager')
    await act('change_email', { email: 'gone@example.com', password: goodPassword }, 'agencyManager')
    const { token } = (await mails()).at(-1) ?? {}
    await act('remove_member', { member_id: world.users.agencyManager })
    expect(await confirm(token)).toMatchObject({ code: 'link_over' })
  })
})

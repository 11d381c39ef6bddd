import { beforeEach, describe, expect, test } from 'vitest'
import type { ServicesDocument } from '@anfilada/contract/catalogue/services-document'
import { choose, fireEvent, openList, screen, userEvent, waitFor, within } from '@anfilada/ui/testing'
import { pageEquipment, tellEquipment } from '@anfilada/browser/equipment'
import { services } from '../../testing/catalogue.ts'
import { FakeActions } from '../../testing/fake-actions.ts'
import { answers } from '../../testing/form-answers.ts'
import { renderOffice } from '../../testing/render-office.tsx'

beforeEach(() => sessionStorage.clear())

function open(address: string) {
  const server = new FakeActions({ ...answers, save_company_services: { result: services } })
  return { server, office: renderOffice({ address, server, role: 'editor' }) }
}
const field = (name: string): HTMLInputElement => {
  const [found] = document.getElementsByName(name)
  if (!found) throw new Error(`The page has no field ${name}`)
  return found as HTMLInputElement
}
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }))
const sent = (server: FakeActions) =>
  server.asked('save_company_services')[0] as { version: number; document: ServicesDocument } | undefined

describe('the company’s services', () => {
  test('are listed by kind in their order, with what is amiss, and told as what was changed', async () => {
    open('/catalogue?view=services')
    const transport = await screen.findByRole('region', { name: 'Transport' })
    expect(
      within(transport)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Minibus18 passengers · no translation: zh, fa, vi', 'Coach49 passengers · no translation: zh, fa, vi'])
    expect(within(screen.getByRole('region', { name: 'Guides' })).getAllByRole('listitem')).toHaveLength(1)
    expect(
      within(screen.getByRole('region', { name: 'Equipment' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Radio guideno translation: zh, fa, vi', 'Audio guideno translation: zh, fa, vi'])
    const history = screen.getByRole('region', { name: 'History' })
    expect(within(history).getByText('Coach · name, English')).toBeTruthy()
    expect(within(history).getByText('first version, before the history began')).toBeTruthy()
  })

  test('are renamed, moved and archived; seats and code stay', async () => {
    const { server } = open('/catalogue?view=services&object=coach')
    await screen.findByRole('region', { name: 'Name in lists' })
    expect([field('system_id').disabled, field('seats').disabled]).toEqual([true, true])
    type('name_zh', '大巴')
    await choose(field('place'), '1')
    await userEvent.click(field('archived'))
    await save()
    await waitFor(() => expect(sent(server)?.version).toBe(2))
    expect(sent(server)?.document.services.map(({ system_id, archived }) => [system_id, archived])).toEqual([
      ['coach', true],
      ['minibus', false],
      ['guide-en', false],
    ])
    expect(sent(server)?.document.services[0]).toMatchObject({ name: { ru: 'Автобус', zh: '大巴' }, seats: 49 })
  })

  test('take a new class of vehicles with a code of its own, a Russian name and seats', async () => {
    const { server, office } = open('/catalogue?view=vehicle')
    await screen.findByRole('heading', { name: 'New vehicle class' })
    type('system_id', 'coach')
    type('seats', 'many')
    await save()
    expect(await screen.findByText(/It needs a code of its own/)).toBeTruthy()
    expect([field('seats'), field('name_ru')].map((one) => one.getAttribute('aria-invalid'))).toEqual(['true', 'true'])
    expect(sent(server)).toBeUndefined()
    type('system_id', 'van')
    type('seats', '12')
    type('name_ru', 'Фургон')
    await save()
    await waitFor(() =>
      expect(sent(server)?.document.services.map(({ system_id }) => system_id)).toEqual(['minibus', 'coach', 'van', 'guide-en']),
    )
    await waitFor(() => expect(office.address()).toContain('object=van'))
  })

  test('take a guide of a language that none has yet', async () => {
    const { server } = open('/catalogue?view=guide')
    await screen.findByRole('heading', { name: 'New guide’s language' })
    const languages = await openList(field('guide_language'))
    expect(languages.queryByRole('option', { name: 'English' })).toBeNull()
    await userEvent.click(languages.getByRole('option', { name: 'Persian' }))
    type('system_id', 'guide-fa')
    type('name_ru', 'Гид, персидский язык')
    await save()
    await waitFor(() => expect(sent(server)?.document.services.at(-1)).toMatchObject({ guide_language: 'fa', seats: null }))
  })

  test('are equipment of two kinds, which are renamed, moved and no longer offered; this page goes on with it', async () => {
    const { server } = open('/catalogue?view=services&object=ag')
    await screen.findByRole('region', { name: 'Name in lists' })
    expect(document.getElementsByName('system_id')).toHaveLength(0)
    type('name_ru', ' ')
    await save()
    expect(field('name_ru').getAttribute('aria-invalid')).toBe('true')
    expect(sent(server)).toBeUndefined()
    type('name_ru', 'Наушники')
    await choose(field('place'), '1')
    await userEvent.click(field('archived'))
    await save()
    await waitFor(() =>
      expect(sent(server)?.document.equipment[0]).toMatchObject({ service: 'ag', name: { ru: 'Наушники' }, archived: true }),
    )
    expect(sent(server)?.document.equipment.map(({ service }) => service)).toEqual(['ag', 'multicast_audio_system'])
    expect(sent(server)?.document.services).toEqual(services.document.services)
    await waitFor(() => expect(pageEquipment()).toEqual(services.document.equipment))
    tellEquipment(undefined)
  })
})

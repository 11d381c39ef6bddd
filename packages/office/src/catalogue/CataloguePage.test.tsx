import { beforeEach, describe, expect, test } from 'vitest'
import type { StaffRole } from '@anfilada/contract/abilities'
import type { MuseumDocument } from '@anfilada/contract/catalogue/museum-document'
import { fireEvent, screen, userEvent, waitFor, within } from '@anfilada/ui/testing'
import { catalogueAnswers, museum, palace } from '../testing/catalogue.ts'
import { type Answers, FakeActions } from '../testing/fake-actions.ts'
import { answers } from '../testing/form-answers.ts'
import { renderOffice } from '../testing/render-office.tsx'

beforeEach(() => sessionStorage.clear())

const stored = { save_museum_draft: { result: museum }, publish_museum: { result: museum } }

function open(address: string, other: Answers = {}, role: StaffRole = 'editor') {
  const server = new FakeActions({ ...answers, ...stored, ...other })
  return { server, office: renderOffice({ address, server, role }) }
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const field = (name: string): HTMLInputElement => {
  const [found] = document.getElementsByName(name)
  if (!found) throw new Error(`The page has no field ${name}`)
  return found as HTMLInputElement
}
type Sent = { museum_id?: number; version: number; revision: number; document: MuseumDocument }
const sent = (server: FakeActions) => server.asked('save_museum_draft')[0] as Sent

describe('the catalogue', () => {
  test('lists museums with what is amiss, and finds a venue by a word', async () => {
    open('/catalogue')
    const tree = await screen.findByRole('navigation', { name: 'Catalogue' })
    expect(await within(tree).findByText('has a draft · no translation: zh, fa, vi')).toBeTruthy()
    await userEvent.type(within(tree).getByRole('searchbox'), 'nothing like it')
    expect(await within(tree).findByText('There is no such museum or venue.')).toBeTruthy()
  })

  test('is not a dispatcher’s', async () => {
    open('/catalogue', {}, 'dispatcher')
    await screen.findByRole('heading', { name: 'Your role does not open this' })
  })

  test('takes a new museum before it is whole', async () => {
    const { server, office } = open('/catalogue?view=museum')
    await screen.findByRole('heading', { name: 'New museum' })
    fireEvent.change(field('name_ru'), { target: { value: 'Павловск' } })
    await userEvent.click(await button('Save draft'))
    await waitFor(() =>
      expect(sent(server)).toMatchObject({ version: 0, revision: 0, document: { name: { ru: 'Павловск', en: '' }, objects: [] } }),
    )
    expect(sent(server)).not.toHaveProperty('museum_id')
    await waitFor(() => expect(office.address()).toBe('/catalogue?museum=3'))
  })
})

describe('a museum', () => {
  const other = {
    museum_id: 4,
    name: 'Pavlovsk',
    emblem: 'pavlovsk',
    archived: false,
    version: 1,
    has_draft: false,
    missing: [],
    objects: [],
  }

  test('says where it is and how long the way to others takes', async () => {
    const { server } = open('/catalogue?museum=3', { office_catalogue: { result: [...catalogueAnswers.office_catalogue.result, other] } })
    await screen.findByRole('region', { name: 'Address' })
    fireEvent.change(field('address_ru'), { target: { value: 'Садовая, 7' } })
    fireEvent.change(field('point'), { target: { value: 'beside the park' } })
    await userEvent.click(await button('+ Travel to a museum'))
    fireEvent.change(field('travel_1_minutes'), { target: { value: '15' } })
    await userEvent.click(await button('Save draft'))
    await waitFor(() => expect(field('point').getAttribute('aria-invalid')).toBe('true'))
    expect(server.asked('save_museum_draft')).toEqual([])
    fireEvent.change(field('point'), { target: { value: '59.7158, 30.3955' } })
    await userEvent.click(await button('Save draft'))
    await waitFor(() =>
      expect(sent(server).document).toMatchObject({
        address: { ru: 'Садовая, 7', en: '' },
        point: { latitude: 59.7158, longitude: 30.3955 },
        travel: [{ museum_id: 4, minutes: 15 }],
      }),
    )
  })
})

describe('a venue', () => {
  test('is marked where a translation is missing, and sent with its museum as it was read', async () => {
    const { server } = open('/catalogue?museum=3&object=palace')
    const names = await screen.findByRole('region', { name: 'Name in lists' })
    expect(within(names).getAllByText('no translation')).toHaveLength(3)
    expect(field('system_id').disabled).toBe(true)
    fireEvent.change(field('name_vi'), { target: { value: 'Cung điện' } })
    expect(within(names).getAllByText('no translation')).toHaveLength(2)
    fireEvent.change(field('week_2_closes'), { target: { value: '20:00' } })
    await userEvent.click(await button('Save draft'))
    await waitFor(() => expect(sent(server)).toMatchObject({ museum_id: 3, version: 2, revision: 4 }))
    const [first, second] = sent(server).document.objects
    expect(first).toMatchObject({ ...palace, name: { ...palace.name, vi: 'Cung điện' }, week: expect.any(Array) as unknown })
    expect(first?.week.map(({ closes }) => closes)).toEqual([null, '20:00', '18:00', '18:00', '18:00', '18:00', '18:00'])
    expect(second?.system_id).toBe('park')
  })

  test('says beside the fields what must be mended, and keeps what cannot be sent', async () => {
    const { server } = open('/catalogue?museum=3&object=palace')
    await screen.findByRole('region', { name: 'Name in lists' })
    fireEvent.change(field('least_people'), { target: { value: '60' } })
    expect(await screen.findByText('Less than the least.')).toBeTruthy()
    fireEvent.change(field('week_3_opens'), { target: { value: '' } })
    expect(await screen.findByText('Enter both hours, or neither.')).toBeTruthy()
    fireEvent.change(field('visit_minutes'), { target: { value: 'long' } })
    await userEvent.click(await button('Save draft'))
    await waitFor(() => expect(field('visit_minutes').getAttribute('aria-invalid')).toBe('true'))
    expect(server.asked('save_museum_draft')).toEqual([])
    expect(field('visit_minutes').value).toBe('long')
  })

  test('that is new needs a code of its own', async () => {
    const { server } = open('/catalogue?museum=3&view=object')
    await screen.findByRole('heading', { name: 'New venue' })
    fireEvent.change(field('system_id'), { target: { value: 'palace' } })
    await userEvent.click(await button('Save draft'))
    expect(await screen.findByText(/It needs a code of its own/)).toBeTruthy()
    fireEvent.change(field('system_id'), { target: { value: 'grotto' } })
    await userEvent.click(await button('Save draft'))
    await waitFor(() => expect(sent(server).document.objects.map(({ system_id }) => system_id)).toEqual(['palace', 'park', 'grotto']))
  })
})

describe('publishing', () => {
  test('shows what changes and how customers see it, in their languages', async () => {
    open('/catalogue?museum=3&view=check')
    const changes = await screen.findByRole('region', { name: 'What changes' })
    expect((await within(changes).findByRole('listitem')).textContent).toMatch(/Парк · venue.*none.*Парк/)
    const seen = screen.getByRole('region', { name: 'As customers see it' })
    expect(within(seen).getByText('Дворец')).toBeTruthy()
    await userEvent.click(within(seen).getByRole('button', { name: 'EN' }))
    expect(within(seen).getByText('Palace')).toBeTruthy()
    expect(within(seen).getByText('Парк')).toBeTruthy()
    expect(within(seen).getAllByText(/Mon closed, Tue–Sun 10:00–18:00/)).toHaveLength(2)
  })

  test('names the orders that stand in the way, and what is not whole', async () => {
    const draft = museum.draft && { ...museum.draft, document: { ...museum.draft.document, types: [] } }
    const standing = {
      reason: 'closed_day',
      museum_object_id: 'palace',
      order_id: 71,
      customer: 'Neva Tour',
      date: '2026-12-01',
      time: '10:00',
      type: 'ig',
    }
    open('/catalogue?museum=3&view=check', {
      catalogue_museum: { result: { ...museum, draft } },
      preview_museum: { result: { changes: [], standing: [standing] } },
    })
    const order = await screen.findByRole('link', { name: 'Order 71' })
    expect(order.getAttribute('href')).toContain('order=71')
    expect(screen.getByText(/Tick at least one kind of group/)).toBeTruthy()
    expect((await button('Publish…')).getAttribute('aria-disabled')).toBe('true')
  })

  test('is told by versions, newest first', async () => {
    open('/catalogue?museum=3&view=history')
    expect(await screen.findByRole('heading', { name: 'Version 2' })).toBeTruthy()
    expect(screen.getByText(/Mon closed/)).toBeTruthy()
    expect(screen.getByText('first version, before the history began')).toBeTruthy()
  })
})

import { beforeEach, describe, expect, test } from 'vitest'
import type { StaffRole } from '@anfilada/contract/abilities'
import { choose, screen, userEvent, waitFor, within } from '@anfilada/ui/testing'
import { answers } from '../testing/form-answers.ts'
import { FakeActions } from '../testing/fake-actions.ts'
import { renderOffice } from '../testing/render-office.tsx'

beforeEach(() => sessionStorage.clear())

const answer = { id: 5, subject_id: 2, slug: 'month-end', question: 'What to check?', answer: '<p>The tasks.</p>', language: 'en' }

function open(address: string, role: StaffRole = 'editor') {
  const server = new FakeActions(answers)
  const fetch = async (path: string, init: RequestInit) => {
    if (path.startsWith('/api/v1/help/subjects')) return new Response(JSON.stringify([{ id: 2, title: 'Office' }]))
    if (path.startsWith('/api/v1/help/questions')) return new Response(JSON.stringify([answer]))
    return server.fetch(path, init)
  }
  return { server, office: renderOffice({ address, server: { fetch }, role }) }
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const sent = (server: FakeActions) => server.asked('save_help_question')[0] as Record<string, unknown>

describe('help in the office', () => {
  test('is in the menu of every employee, with the answers for his roles; the way to its texts is an editor’s', async () => {
    const { office } = open('/duty', 'dispatcher')
    await userEvent.click(await button(/Staff menu/))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Help' }))
    await userEvent.click(await screen.findByRole('link', { name: answer.question }))
    expect(await screen.findByText('The tasks.')).toBeTruthy()
    expect(office.address()).toBe('/help?question=month-end')
    expect(screen.queryByRole('link', { name: 'Edit the help texts' })).toBeNull()
    office.unmount()
    open('/help')
    expect(await screen.findByRole('link', { name: 'Edit the help texts' })).toBeTruthy()
  })
})

describe('the texts of help', () => {
  test('say what editors have done to each, and are found by a word', async () => {
    open('/help-texts?question=7')
    const list = await screen.findByRole('navigation', { name: 'Help texts' })
    expect(await within(list).findByText('changed: ru · newer in the portal: ru')).toBeTruthy()
    await userEvent.type(within(list).getByRole('searchbox'), 'nothing like it')
    expect(await within(list).findByText('There is no such question.')).toBeTruthy()
  })

  test('show beside a changed text the newer one, which is taken or left', async () => {
    const { server, office } = open('/help-texts?question=7')
    await userEvent.click(await button('Keep ours'))
    expect(screen.queryByText(/Compare, and choose/)).toBeNull()
    await userEvent.click(await button('Save'))
    await waitFor(() =>
      expect(sent(server)).toMatchObject({ question_id: 7, revision: 3, seen: ['ru'], contents: { ru: { title: 'Где вход?' } } }),
    )
    office.unmount()
    sessionStorage.clear()
    const again = open('/help-texts?question=7')
    await userEvent.click(await button('Take the portal’s text'))
    await userEvent.click(await button('Save'))
    await waitFor(() => expect(sent(again.server)).toMatchObject({ seen: [], contents: { ru: { title: 'Где войти?' } } }))
  })

  test('take a new question for the roles that were chosen, in a subject', async () => {
    const { server } = open('/help-texts')
    await userEvent.type(await screen.findByRole('textbox', { name: /itle.*Русский/i }), 'Где касса?')
    await userEvent.type(await screen.findByRole('textbox', { name: /ext.*Русский/i }), 'Слева.')
    await userEvent.click(await button('Save'))
    expect(await screen.findByText('Tick at least one role.')).toBeTruthy()
    expect(server.asked('save_help_question')).toEqual([])
    await choose(screen.getByRole('combobox', { name: 'Subject' }), 'Visits')
    await userEvent.click(screen.getByRole('checkbox', { name: 'guide' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'dispatcher' }))
    await userEvent.click(await button('Save'))
    await waitFor(() =>
      expect(sent(server)).toMatchObject({ revision: 0, subject_id: 2, roles: ['guide', 'dispatcher'], is_hidden: false }),
    )
    expect(sent(server)).not.toHaveProperty('question_id')
  })
})

import { beforeEach, expect, test } from 'vitest'
import { screen, userEvent, within } from '@anfilada/ui/testing'
import { FakeActions } from '../testing/fake-actions.ts'
import { renderOffice } from '../testing/render-office.tsx'

beforeEach(() => sessionStorage.clear())

function open() {
  const server = new FakeActions({ legal_texts: { result: [] } })
  const office = renderOffice({ address: '/texts?kind=offer', server, role: 'editor' })
  return { server, office }
}
const title = (language: string) => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`itle.*${language}`, 'i') })

test('a text with only half of what it needs is not saved, its language says so, and what was typed outlives a reload', async () => {
  const { server, office } = open()
  await userEvent.type(await title('Русский'), 'Оферта')
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  const russian = screen.getByRole('region', { name: 'Русский' })
  expect(await within(russian).findByRole('alert')).toBeTruthy()
  expect(server.asked('save_legal_draft')).toEqual([])
  office.unmount()
  open()
  expect((await title('Русский')).value).toBe('Оферта')
})

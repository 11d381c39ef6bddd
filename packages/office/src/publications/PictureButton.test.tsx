import { expect, test } from 'vitest'
import { screen, userEvent, waitFor, within } from '@anfilada/ui/testing'
import type { Failure } from '@anfilada/contract/envelope'
import { answers } from '../testing/form-answers.ts'
import { FakeActions, refusal } from '../testing/fake-actions.ts'
import { renderOffice } from '../testing/render-office.tsx'

function open(uploaded: object | Failure) {
  const actions = new FakeActions(answers)
  const uploads: string[] = []
  const server = {
    fetch: async (path: string, init: RequestInit) => {
      if (!path.startsWith('/api/office/files/')) return actions.fetch(path, init)
      uploads.push(path)
      return new Response(JSON.stringify(uploaded))
    },
  }
  renderOffice({ address: '/publications?kind=news&publication=7', server, role: 'editor' })
  return { uploads }
}

const png = (bytes = 8) => new File([new Uint8Array(bytes)], 'hall.png', { type: 'image/png' })
const field = () => screen.findByLabelText<HTMLInputElement>('A picture for the text, Русский')
const words = async () => within(await screen.findByRole('region', { name: 'Русский' })).getAllByRole<HTMLTextAreaElement>('textbox')[1]

test('a picture that was sent stands at the end of the text, whatever was typed meanwhile', async () => {
  const { uploads } = open({ success: true, data: { result: { file_id: 31, name: 'hall.png', size: 8 } } })
  await userEvent.type((await words()) as HTMLElement, ' И вот:')
  await userEvent.upload(await field(), png())
  await waitFor(async () => expect((await words())?.value).toMatch(/ И вот:\n\n!\[hall\]\(picture:31\)$/))
  expect(uploads).toEqual(['/api/office/files/picture/'])
})

test('one that is none is refused with the server’s sentence, and one over 2 MB is not sent at all', async () => {
  const { uploads } = open(refusal('file_not_picture', 'A picture is needed.'))
  await userEvent.upload(await field(), png())
  expect(await screen.findByText('A picture is needed.')).toBeTruthy()
  await userEvent.upload(await field(), png(2_097_153))
  expect(await screen.findByText('The picture is larger than 2 MB.')).toBeTruthy()
  expect(uploads).toHaveLength(1)
})

// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import portal from '@anfilada/phrases/portal/en'
import { TextField } from '@anfilada/ui/TextField'
import { render, screen, userEvent } from '@anfilada/ui/testing'
import { LanguageProvider } from '../language/LanguageProvider.tsx'
import { Refused } from '../server/http.ts'
import { createQueryClient } from '../layout/ScreenFrame.tsx'
import { describeTestApp } from '../testing/apps.ts'
import { useFormMachine } from './use-form-machine.ts'

beforeEach(() => describeTestApp({ name: 'portal' }))

const unknown = new Refused({ success: false, error: 'Mend it.', code: 'invalid_fields', fields: { tel: 'No such phone.' } })

function TwoSteps() {
  const form = useFormMachine({
    start: { name: '', phone: '' },
    labels: { name: 'Name', phone: 'Phone' },
    summary: 'Not yet',
    faults: ({ name, phone }) => ({ ...(!name && { name: 'required' }), ...(!phone && { phone: 'required' }) }),
    fieldOf: (path) => (path === 'tel' ? 'phone' : undefined),
    send: () => Promise.resolve(),
    onDone: () => undefined,
  })
  return (
    <>
      <p data-testid="summary">{form.summary?.items.map(({ field }) => field).join()}</p>
      <TextField {...form.field('name')} />
      <TextField {...form.field('phone')} />
      <button onClick={() => void form.judge(['name'])}>next</button>
      <button onClick={() => form.refuse(unknown)}>said</button>
      <button onClick={() => form.reset({ name: '', phone: '' })}>over</button>
    </>
  )
}

function open(): void {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LanguageProvider initial={{ language: 'en', phrases: portal }}>
        <TwoSteps />
      </LanguageProvider>
    </QueryClientProvider>,
  )
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const summary = () => screen.getByTestId('summary').textContent

describe('a form of several steps', () => {
  it('is judged by the fields of the step that is left, and no others', async () => {
    open()
    await press('next')
    expect(summary()).toBe('name')
    await userEvent.type(screen.getByLabelText('Name'), 'Li')
    await press('next')
    expect(summary()).toBe('')
  })

  it('says beside its field what the server said at another place, and nothing of it after a new beginning', async () => {
    open()
    await press('said')
    expect(summary()).toBe('phone')
    expect(screen.getByText('No such phone.')).toBeTruthy()
    await press('over')
    expect(screen.queryByText('No such phone.')).toBeNull()
    expect(summary()).toBe('')
  })
})

// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { filledDraft } from '../../../testing/drafts.ts'
import { serve } from '../../../testing/fake-server.ts'
import { answers } from '../../../testing/form-answers.ts'
import { renderPortal } from '../../../testing/render-portal.tsx'
import { member } from '../../../testing/samples.ts'
import { writeDraft } from '../draft/draft-store.ts'
import { formSteps } from '../draft/form-steps.ts'
import type { OrderDraft } from '../draft/order-draft.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const ready: OrderDraft = { ...filledDraft, guide: 'Ольга Ветрова' }

describe('what services cost', () => {
  const radio = {
    prices: { 'ticket:common': { amount: 150_000 }, 'service:ag': { amount: 15_000, vat: 'standard' } },
    vat: { standard: 22 },
  }
  const services = [{ service: 'ag', unit_price: 15_000 }]
  const tickets = [{ category: 'common', unit_price: 150_000 }]
  const get_prices = { success: true, data: { result: { tickets, services, currency: 'RUB', ...radio } } }
  const spaced = (element: Element | null | undefined) => element?.textContent.replaceAll(/\s/g, ' ')

  async function open(step: 'services' | 'review', more: Partial<OrderDraft> = {}) {
    serve({ ...answers, get_prices })
    writeDraft('museum_tickets', 'agency', { draft: { ...ready, ...more }, seen: formSteps.museum_tickets, key: 'key', hold: undefined })
    await renderPortal({ path: `/new?step=${step}`, as: member('owner') })
  }

  it('stands beside the stepper of each', async () => {
    await open('services')
    const stepper = await screen.findByRole('spinbutton', { name: 'Аудиогид' })
    await waitFor(() => expect(spaced(stepper.closest('[role=group]') ?? stepper.parentElement?.parentElement)).toContain('150 ₽'))
  })

  it('has its VAT at the line that has it, and nowhere else', async () => {
    await open('review', { ag: 38 })
    const [vat] = await screen.findAllByText(/^НДС 22\s% внутри:/)
    expect(spaced(vat?.closest('div'))).toMatch(/^Аудиогид.*НДС 22 % внутри: 1 027,87 ₽.*5 700 ₽$/)
    const lines = [...(vat?.closest('dl')?.children ?? [])].map((line) => spaced(line))
    expect(lines.filter((line) => line?.includes('НДС'))).toHaveLength(1)
    expect(lines).toHaveLength(2)
  })
})

import { expect, test } from 'vitest'
import { choose, screen, waitFor } from '@anfilada/ui/testing'
import { FakeActions } from '../../testing/fake-actions.ts'
import { officeOrder } from '../../testing/orders.ts'
import { renderOffice } from '../../testing/render-office.tsx'

test('the field of who goes keeps the focus while the choice is on its way, and says that it is', async () => {
  const order = officeOrder({ id: 71, status: 'confirmed' })
  const free = { id: 5, name: 'Pavel', clashes: [] }
  const server = new FakeActions({
    office_order: { result: order },
    order_assignment: { result: { order_id: 71, resource: null, employee: null, resources: [], employees: [free] } },
    assign_employee: 'never',
  })
  renderOffice({ address: '/queue?order=71', server })
  const field = await screen.findByRole('combobox', { name: 'greeter' })
  await choose(field, 'Pavel')
  await waitFor(() => expect(field.textContent).toBe('saving'))
  expect(document.activeElement).toBe(field)
})

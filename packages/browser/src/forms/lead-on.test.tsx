// @vitest-environment jsdom
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { expect, test } from 'vitest'
import { render, screen, userEvent, waitFor } from '@anfilada/ui/testing'
import { leadOn } from './lead-on.ts'

/** A form in a section of its own; its result is there at once, and drawn anew with its data (`Load`). */
function Page() {
  const [shown, setShown] = useState<'form' | 'bones' | 'result'>('form')
  return (
    <main>
      <h1>Tour</h1>
      <section>
        <h2 key={shown}>{shown === 'form' ? 'Payer' : 'Receipt'}</h2>
        {shown === 'form' && <Form onSent={() => setShown('bones')} />}
      </section>
      <input aria-label="Search" />
      <button onClick={() => setShown('result')}>Load</button>
    </main>
  )
}

/** A row whose act opens a form and has the focus back when that is gone, as with a dialog. */
function List() {
  const [hasRow, setHasRow] = useState(true)
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <main>
      <h1>Orders</h1>
      {hasRow && (
        <button ref={opener} onClick={() => setOpen(true)}>
          Open
        </button>
      )}
      {isOpen && <GivingBack to={opener} onSent={() => setOpen(false)} />}
      <button onClick={() => setHasRow(false)}>Load</button>
    </main>
  )
}

function GivingBack({ to, onSent }: { to: RefObject<HTMLElement | null>; onSent: () => void }) {
  useLayoutEffect(() => () => to.current?.focus(), [to])
  return <Form onSent={onSent} />
}

function Form({ onSent }: { onSent: () => void }) {
  function send() {
    leadOn()
    setTimeout(onSent)
  }
  return (
    <>
      <button onClick={send}>Send</button>
      <button onClick={onSent}>Leave</button>
    </>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const receipt = () => screen.findByRole('heading', { name: 'Receipt' })
const focused = () => document.activeElement

test('whoever has sent a form that is gone then is led to the nearest heading of what stands in its place', async () => {
  render(<Page />)
  await press('Send')
  const heading = await receipt()
  await waitFor(() => expect(focused()).toBe(heading))
})

test('the focus goes along when that heading is drawn anew with its data', async () => {
  render(<Page />)
  await press('Send')
  const bones = await receipt()
  await waitFor(() => expect(focused()).toBe(bones))
  // As an answer does: the focus stays where it is.
  screen.getByRole('button', { name: 'Load' }).click()
  await waitFor(async () => expect(await receipt()).not.toBe(bones))
  await waitFor(async () => expect(focused()).toBe(await receipt()))
})

test('whoever had the focus given back to what opened the form is led on when that goes, too', async () => {
  render(<List />)
  await press('Open')
  await press('Send')
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Open' })))
  // As the list does when its new rows come.
  screen.getByRole('button', { name: 'Load' }).click()
  await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { name: 'Orders' })))
})

test('whoever has gone elsewhere meanwhile stays there', async () => {
  render(<Page />)
  await press('Send')
  const field = screen.getByRole('textbox', { name: 'Search' })
  field.focus()
  await receipt()
  expect(focused()).toBe(field)
})

test('what goes away without a sending leads nowhere', async () => {
  render(<Page />)
  await press('Leave')
  await receipt()
  expect(focused()).toBe(document.body)
})

import { describe, expect, test } from 'vitest'
import { handmadeForms } from './forms.ts'

const found = (path: string, text: string): number[] => handmadeForms({ path, text }).map(({ line }) => line)

describe('a form', () => {
  test.each([
    'const [busy, setBusy] = useState(false)',
    'const [isSending, setSending] = useState(false)',
    'const [faults, setFaults] = useState<Faults>({})',
    'const [failure, setFailure] = useState<string>()',
    'const [attempt, setAttempt] = useState(0)',
    'const isSending = useRef(false)',
    'const email = /^[^\\s@]+@[^\\s@]+$/',
  ])('is not written by hand: %s', (text) => {
    for (const folder of ['portal/src/orders', 'office/src/orders', 'browser/src/identity/security']) {
      expect(found(`packages/${folder}/use-reject.ts`, `\n${text}\n`)).toEqual([2])
    }
  })

  test('is of browser/forms, and by hand at the login alone', () => {
    const text = 'const [busy, setBusy] = useState(false)'
    expect(found('packages/browser/src/forms/use-work.ts', text)).toEqual([])
    expect(found('packages/browser/src/identity/login/use-login.ts', text)).toEqual([])
    expect(found('packages/server/src/orders/place.ts', 'const isSending = useRef(false)')).toEqual([])
  })

  test.each(['const [isOpen, setOpen] = useState(false)', 'const [chosen, setChosen] = useState<string>()', 'const { busy } = form'])(
    'is not meant by: %s',
    (text) => {
      expect(found('packages/portal/src/orders/OrderPage.tsx', text)).toEqual([])
    },
  )
})

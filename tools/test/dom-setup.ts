import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A busy machine is no fault of the screen: what is waited for either comes or does not, and the test's own limit ends it.
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)

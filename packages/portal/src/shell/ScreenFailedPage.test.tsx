// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { IntlProvider } from 'use-intl'
import ru from '@anfilada/phrases/portal/ru'
import { ChunkLate } from './load-chunk.tsx'
import { ScreenFailedPage } from './ScreenFailedPage.tsx'

afterEach(cleanup)

it.each([
  ['late', new ChunkLate(), /не загрузилась за 120 секунд/],
  ['broken by ourselves', new Error('Cannot read properties of undefined'), /сетью всё в порядке/],
  ['gone with an older version', new TypeError('Failed to fetch dynamically imported module'), /вышла новая версия/],
])('a screen that is %s is told aloud, with a button to try again', (_, error, sentence) => {
  render(
    <IntlProvider locale="ru" messages={ru}>
      <ScreenFailedPage error={error} />
    </IntlProvider>,
  )
  expect(screen.getByRole('alert').textContent).toMatch(sentence)
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'К заказам' }).getAttribute('href')).toBe('/upcoming')
})

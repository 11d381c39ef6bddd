// @vitest-environment jsdom
import { expect, it } from 'vitest'
import portal from '@anfilada/phrases/portal/en'
import { act, render, screen } from '@anfilada/ui/testing'
import { LanguageProvider } from '../language/LanguageProvider.tsx'
import { tellNews } from '../live/live-news.ts'
import { describeTestApp } from '../testing/apps.ts'
import { ScreenFrame } from './ScreenFrame.tsx'

it('says in every tab that news no longer come, until that is closed', () => {
  describeTestApp({ name: 'portal' })
  render(
    <LanguageProvider initial={{ language: 'en', phrases: portal }}>
      <ScreenFrame isLive={false}>Orders</ScreenFrame>
    </LanguageProvider>,
  )
  act(() => tellNews({ event: 'ready', resumed: true }))
  expect(screen.getByRole('alert').textContent).toBe('')
  act(() => tellNews({ event: 'dropped' }))
  expect(screen.getByRole('alert').textContent).toContain(portal.shell.newsDropped)
})

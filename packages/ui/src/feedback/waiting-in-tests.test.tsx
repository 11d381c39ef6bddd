import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

const isNotThere = (): HTMLElement => screen.getByText('what never comes')

test('a wait that is over shows the page, those before it only say what is missing', async () => {
  render(<p>what is there</p>)
  const answers: string[] = []
  const failed = waitFor(
    () => {
      try {
        return isNotThere()
      } catch (error) {
        answers.push(String(error))
        throw error
      }
    },
    { timeout: 200 },
  )
  await expect(failed).rejects.toThrow(/what never comes[^]*<p>[^]*what is there/)
  expect(answers.join()).toContain('TestingLibraryElementError: Unable to find an element with the text: what never comes')
  expect(answers.join()).not.toContain('what is there')
})

test('what is asked for once shows the page', () => {
  render(<p>what is there</p>)
  expect(isNotThere).toThrow(/what never comes[^]*what is there/)
})

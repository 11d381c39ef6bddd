import type { APIRequestContext } from '@playwright/test'
import { demoPassword } from '../packages/server/src/demo/people.ts'
import { expect } from './fixtures.ts'

type ActionsPath = '/api/v1/actions/' | '/api/office/actions/'

/** What a program keeps of a signed-in demo login. */
export async function tokenOf(request: APIRequestContext, login: string): Promise<string> {
  const answer = await request.post('/api/v1/login/', { data: { login, password: demoPassword } })
  return ((await answer.json()) as { data: { accessToken: string } }).data.accessToken
}

/** The result of an action that is expected to succeed. */
export async function call<T>(request: APIRequestContext, path: ActionsPath, token: string, action: string, data: object): Promise<T> {
  const multipart = { action, data: JSON.stringify(data) }
  const answer = await request.post(path, { multipart, headers: { Authorization: token } })
  const said = (await answer.json()) as { success: boolean; data: { result: T } }
  expect(said.success, JSON.stringify(said)).toBe(true)
  return said.data.result
}

/** A text with plain spaces in place of those that do not break. */
export function spaced(text: string | null): string {
  return (text ?? '').replaceAll(/\s/g, ' ')
}

/** As the screens write sums, with plain spaces. */
export function rubles(kopecks: number): string {
  return `${spaced(new Intl.NumberFormat('ru').format(kopecks / 100))} ₽`
}

import { demoPassword, users } from '../../packages/server/src/demo/people.ts'

/** The addresses and logins that `npm start` prints. */
export function greeting(origin: string, sandbox: string): string {
  const logins = users.filter((user) => user.signsIn).map((user) => user.login)
  return [
    '',
    `Портал / Portal      ${origin}/`,
    `Офис / Office        ${origin}/office/`,
    `Учебный банк / Bank  ${sandbox}/`,
    `API                  ${origin}/api/v1/openapi.json`,
    '',
    `Логины / Logins      ${logins.join(', ')}`,
    `Пароль / Password    ${demoPassword}`,
    '',
    'Ctrl+C: остановить / stop',
  ].join('\n')
}

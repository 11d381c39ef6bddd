import { describe, expect, it } from 'vitest'
import { deviceOf } from './device-words.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('what a device is called', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/148.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/148.0.0.0 YaBrowser/26.4 Safari/537.36`, 'Yandex Browser', 'Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/148.0.0.0 Safari/537.36 Edg/148.0.0.0`, 'Edge', 'Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox', 'macOS'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPhone',
    ],
    [`Mozilla/5.0 (Linux; Android 16) ${webkit} Chrome/148.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0`, 'WeChat', 'Android'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/148.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  ])('%s', (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system })
  })

  it.each(['curl/8.14.1', '', null])('is left unsaid for %s', (userAgent) => {
    expect(deviceOf(userAgent)).toBeUndefined()
  })
})

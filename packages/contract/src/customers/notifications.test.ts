import { describe, expect, test } from 'vitest'
import { notificationChoices, notificationEvents, wantsMail } from './notifications.ts'

describe('notifications', () => {
  test('of whoever has not chosen are all of his orders by mail and in the portal, and news in the portal alone', () => {
    const choices = notificationChoices({})
    expect(Object.keys(choices)).toEqual([...notificationEvents])
    expect(notificationEvents.filter((event) => !choices[event].mail)).toEqual(['news'])
    expect(notificationEvents.filter((event) => !choices[event].portal)).toEqual([])
  })

  test('are mailed as a person chose', () => {
    const notifications = { order_confirmed: { mail: false, portal: true }, news: { mail: true, portal: false } }
    expect(wantsMail({ notifications }, 'order_confirmed')).toBe(false)
    expect(wantsMail({ notifications }, 'news')).toBe(true)
    expect(wantsMail({ notifications }, 'order_rejected')).toBe(true)
  })
})

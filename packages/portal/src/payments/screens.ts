import { CardIcon, HistoryIcon, YuanIcon } from '@anfilada/ui/icons'
import type { MenuLink } from '../shell/layout/menu.ts'

/** The payments' places in the menu; waiting for a bank belongs to paying. */
export const payLine: MenuLink = { word: 'pay', icon: CardIcon, path: '/payment', also: ['/payment-confirmation'] }

export const historyLine: MenuLink = { word: 'paymentHistory', icon: HistoryIcon, path: '/payments-history' }

/** Announced by its badge until it can be paid with; the specification has a second address of the same screen. */
export const wechatLine: MenuLink = { word: 'wechat', icon: YuanIcon, path: '/payment-wechat', badge: 'soon', also: ['/transport-order'] }

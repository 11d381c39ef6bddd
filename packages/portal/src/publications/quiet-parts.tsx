import { quietly } from '../shell/quietly.tsx'

export const Notices = quietly<object>(() => import('./Notices.tsx').then(({ Notices: part }) => ({ default: part })))
export const AdvertLine = quietly<object>(() => import('./Advert.tsx').then(({ AdvertLine: part }) => ({ default: part })))
export const ScheduleNotice = quietly<object>(() => import('./ScheduleNotice.tsx').then(({ ScheduleNotice: part }) => ({ default: part })))

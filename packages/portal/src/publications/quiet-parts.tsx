import { quietly } from '../shell/quietly.tsx'

export const Notices = quietly(() => import('./Notices.tsx').then(({ Notices: part }) => ({ default: part })))
export const AdvertLine = quietly(() => import('./Advert.tsx').then(({ AdvertLine: part }) => ({ default: part })))
export const ScheduleNotice = quietly(() => import('./ScheduleNotice.tsx').then(({ ScheduleNotice: part }) => ({ default: part })))

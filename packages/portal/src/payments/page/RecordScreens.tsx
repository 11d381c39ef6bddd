import { HistoryPage } from '../history/HistoryPage.tsx'
import { RevisePage } from '../reconciling/RevisePage.tsx'
import { Live } from './Live.tsx'

/** What was paid and what both sides' books say of it: nobody who pays waits for these. */
export const HistoryScreen = () => <Live page={<HistoryPage />} />
export const ReviseScreen = () => <Live page={<RevisePage />} />

import { sendThroughCrashes } from '../packages/server/src/testing/send-through-crashes.ts'
import { withStage } from './stage.ts'
import { conclude } from './traces.ts'

// A thousand mails to a real mail server, while the jobs process is killed in the middle (`kill -9`) and the server drops the connection
// after the whole mail came, without an answer. At least once means: nothing lost, a double for each failure at most, always one name.
const mails = 1000
const killAfter = [7, 101, 180, 303, 404, 505, 606, 707, 808, 960]
const dropAfter = [50, 150, 250, 350, 450, 550, 650, 750, 850, 950]

await withStage('mail', { count: 1, capacity: 1 }, async (stage) => {
  const { lost, doubles, kills, drops, renamed } = await sendThroughCrashes(stage.url('proof'), { mails, killAfter, dropAfter })
  const faults = [
    ...(lost > 0 ? [`${lost} lost`] : []),
    ...(doubles > kills + drops ? [`${doubles} doubles for ${kills + drops} failures`] : []),
    ...(renamed > 0 ? [`${renamed} under several Message-IDs`] : []),
    ...(kills === killAfter.length && drops === dropAfter.length ? [] : ['not every failure happened']),
  ]
  conclude(
    'mail',
    `${mails} mails, ${kills} kills, ${drops} drops after DATA: ${lost} lost, ${doubles} doubles, one Message-ID each`,
    faults,
  )
})

import { officeHelpActions } from '@anfilada/contract/help/office-help'
import type { Language } from '@anfilada/contract/languages'
import { answerOnce } from '../db/idempotency.ts'
import type { Db } from '../db/pool.ts'
import { feature } from '../http/actions.ts'
import { accept, refuse } from '../outcome.ts'
import { formatContents } from '../publications/index.ts'
import { findQuestion, listAllQuestions, listAllSubjects } from './office-help.reads.ts'
import { restoreQuestion, saveQuestion } from './save-question.ts'

export const officeHelpFeature = feature(officeHelpActions, {
  office_help: async ({ pool, language }) =>
    accept({ result: { subjects: await listAllSubjects(pool, language), questions: await listAllQuestions(pool, language) } }),

  help_question: ({ input, pool, language }) => whole(pool, input.question_id, language),

  save_help_question: async ({ input, pool, once, language, ...acting }) => {
    const { question_id: id, revision, subject_id: subjectId, roles, is_hidden: isHidden, seen } = input
    const contents = await formatContents(input.contents)
    return answerOnce(pool, once, async (tx) => {
      const saved = await saveQuestion(tx, acting, { id, revision, subjectId, roles, contents, isHidden, seen })
      return saved.ok ? whole(tx, saved.value, language) : saved
    })
  },

  restore_help_question: ({ input, pool, once, language, ...acting }) =>
    answerOnce(pool, once, async (tx) => {
      const restored = await restoreQuestion(tx, acting, { id: input.question_id, revision: input.revision })
      return restored.ok ? whole(tx, restored.value, language) : restored
    }),
})

async function whole(db: Db, id: number, language: Language) {
  const question = await findQuestion(db, id, language)
  return question ? accept({ result: question }) : refuse('help_question_not_found')
}

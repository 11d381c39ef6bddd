/** Questions and answers about the portal: a chunk of its own, which comes with its page. */
const ru = {
  title: 'Помощь',
  failed: 'Ответы не загрузились',
  search: 'Поиск по помощи',
  found: 'Нашлось',
  nothing: 'Ничего не нашлось. Попробуйте другие слова или найдите вопрос в списке ниже.',
  beside: 'Рядом',
  original: 'Перевода пока нет, это русский текст.',
  toTexts: 'Изменить тексты помощи',
}
export default ru

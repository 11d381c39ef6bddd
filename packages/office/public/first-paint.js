// Runs before the first paint, so that a chosen theme and language never flash. Classic script: modules run too late.
;(function () {
  var root = document.documentElement
  var theme = null
  var language = null
  try {
    theme = localStorage.getItem('office.theme')
    language = localStorage.getItem('office.language')
  } catch (refused) {
    return
  }
  if (theme === 'light' || theme === 'dark') root.setAttribute('data-theme', theme)
  if (language === 'ru' || language === 'en') root.lang = language
})()

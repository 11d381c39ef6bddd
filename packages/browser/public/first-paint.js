// Runs before the first paint, so that a chosen theme, language and direction never flash. Classic script: modules run too late.
;(function () {
  var root = document.documentElement
  var script = document.currentScript
  // Both apps live at one origin: the office's page names the beginning of its keys.
  var prefix = script.getAttribute('data-keys') || ''
  var theme = null
  var language = null
  var token = null
  try {
    theme = localStorage.getItem(prefix + 'theme')
    language = localStorage.getItem(prefix + 'language')
    token = localStorage.getItem(prefix + 'accessToken')
  } catch (refused) {
    return
  }
  if (theme === 'light' || theme === 'dark') root.setAttribute('data-theme', theme)
  if (/^(ru|en|zh|fa|vi)$/.test(language || '')) {
    root.lang = language
    root.dir = language === 'fa' ? 'rtl' : 'ltr'
  }
  askEarly(JSON.parse(script.getAttribute('data-later') || 'null'))

  // The build names what the page will want behind its entry: asked for now, it comes beside the entry and not after it.
  function askEarly(later) {
    if (later === null) return
    ask(later.languages[root.lang] || later.languages.ru)
    if (token) later.signedIn.forEach(ask)
  }

  function ask(address) {
    var link = document.createElement('link')
    var isStyle = address.endsWith('.css')
    link.rel = isStyle ? 'preload' : 'modulepreload'
    if (isStyle) link.as = 'style'
    link.crossOrigin = ''
    link.href = address
    document.head.append(link)
  }
})()

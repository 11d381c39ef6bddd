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
  askFirst(JSON.parse(script.getAttribute('data-first') || 'null'))

  // The build names what the page will want behind its entry: asked for now, it comes beside the entry and not after it.
  function askEarly(later) {
    if (later === null) return
    ask(later.languages[root.lang] || later.languages.ru)
    if (!token) return
    later.signedIn.forEach(ask)
    setTimeout(makeFormats, 0)
  }

  // What the first screen shows is asked for beside its program; the screen takes it from the window when it stands.
  function askFirst(first) {
    if (first === null || !token || first.paths.indexOf(location.pathname) < 0) return
    var body = new FormData()
    body.set('action', first.action)
    body.set('data', JSON.stringify({ language: root.lang }))
    var headers = { Authorization: token, 'Accept-Language': root.lang }
    var answer = fetch(first.door, { method: 'POST', body: body, headers: headers, signal: AbortSignal.timeout(30000) })
    // Whoever takes it hears of a failure; when nobody does, nobody minds.
    answer.catch(function () {})
    window.firstAnswer = { token: token, language: root.lang, at: Date.now(), answer: answer }
  }

  // The first number and the first date of a process load what all later ones share, and take a slow phone longer than any row of a list:
  // done while the program is still coming.
  function makeFormats() {
    new Intl.PluralRules(root.lang).select(new Intl.NumberFormat(root.lang).format(0).length)
    new Intl.DateTimeFormat(root.lang, { day: 'numeric', month: 'long', weekday: 'long', timeZone: 'UTC' }).format(0)
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

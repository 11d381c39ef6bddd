// Stands behind the login's HTML and runs before its paint: gives it the words of the reader's language, or takes it out for whoever is signed
// in. Until the program is here it keeps what is pressed and sent.
;(function () {
  const html = document.documentElement
  const root = document.getElementById('root')
  const waits = html.getAttribute('data-waits')
  html.removeAttribute('data-waits')
  if (waits === 'member') root.replaceChildren()
  if (!root.hasChildNodes()) return
  if (waits === 'words') speak(JSON.parse(document.currentScript.getAttribute('data-words'))[html.lang])

  const acts = []
  const listening = new AbortController()
  root.addEventListener('submit', keepForm, { signal: listening.signal })
  root.addEventListener('click', keepButton, { signal: listening.signal })
  window.earlyLogin = { acts, stop: () => listening.abort() }

  // Each change is [which text, its words] or [which element, which attribute, its words], as the build found them.
  function speak(changes) {
    const elements = root.querySelectorAll('*')
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    changes.forEach(function (change) {
      if (change.length === 2) texts[change[0]].data = change[1]
      else elements[change[0]].setAttribute(change[1], change[2])
    })
  }

  function keepForm(event) {
    event.preventDefault()
    html.setAttribute('data-waits', 'program')
    // Sent twice it goes once.
    if (!acts.includes(event.target)) acts.push(event.target)
  }

  function keepButton(event) {
    const button = event.target.closest('button[type="button"]')
    if (button) acts.push(button)
  }
})()

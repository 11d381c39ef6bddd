/** A form with one file, as a browser sends it. */
export function uploadForm(content: Buffer | string, name = 'a'): { headers: { 'content-type': string }; payload: Buffer } {
  const title = name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const head = `--form\r\nContent-Disposition: form-data; name="file"; filename="${title}"\r\nContent-Type: text/html\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n--form--\r\n')])
  return { headers: { 'content-type': 'multipart/form-data; boundary=form' }, payload }
}

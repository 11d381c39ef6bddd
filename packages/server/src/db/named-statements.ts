import pg from 'pg'

/** What a statement's rows are read by: fields, how each is read, and the literal of a row (rows.ts). */
type Reading = { fields: unknown[]; _parsers: unknown[]; makeRow: unknown }
type Connection = {
  stream: NodeJS.WritableStream
  describe: (this: Connection, what: object) => void
  _send: (this: Connection, message: Buffer) => boolean
  /** Of statements by their names, once PostgreSQL has said what their rows are. */
  readings?: Map<string, Reading>
  isKnown?: boolean
  held?: Buffer[] | undefined
}
type Query = {
  name?: string
  binary?: boolean
  readings?: Map<string, Reading>
  _result: Reading
  _accumulateRows: boolean
  prepare: (this: Query, connection: Connection) => void
  handleRowDescription: (this: Query, message: { fields: unknown[] }) => void
}

const { Query, Connection } = pg as unknown as { Query: { prototype: Query }; Connection: { prototype: Connection } }
const driver = {
  prepare: Query.prototype.prepare,
  handleRowDescription: Query.prototype.handleRowDescription,
  describe: Connection.prototype.describe,
  send: Connection.prototype._send,
}

/**
 * The driver asks what the rows of a statement are each time that it sends it, though a prepared one cannot change them on its connection: it
 * is refused when they would change. And it writes each message for itself. Asked once, and written as one, an order costs the server and
 * PostgreSQL less (decision 0048).
 */
Object.assign(Query.prototype, {
  prepare(this: Query, connection: Connection): void {
    const readings = (connection.readings ??= new Map())
    const known = this.name === undefined ? undefined : readings.get(this.name)
    if (known) {
      Object.assign(this._result, known)
      this._accumulateRows = true
    } else this.readings = readings
    connection.isKnown = known !== undefined
    const held: Buffer[] = (connection.held = [])
    try {
      driver.prepare.call(this, connection)
    } finally {
      connection.held = undefined
      connection.isKnown = false
      driver.send.call(connection, Buffer.concat(held))
    }
  },

  handleRowDescription(this: Query, message: { fields: unknown[] }): void {
    driver.handleRowDescription.call(this, message)
    const { fields, _parsers, makeRow } = this._result
    if (this.name !== undefined && !this.binary) this.readings?.set(this.name, { fields, _parsers, makeRow })
  },
})

Object.assign(Connection.prototype, {
  describe(this: Connection, what: object): void {
    if (!this.isKnown) driver.describe.call(this, what)
  },

  _send(this: Connection, message: Buffer): boolean {
    if (this.held) return this.held.push(message) > 0
    return driver.send.call(this, message)
  },
})

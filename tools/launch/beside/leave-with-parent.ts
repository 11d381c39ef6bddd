// Loaded before a process of ours: when the launcher was killed, nobody else would stop it, and it would hold the port.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// The channel alone must not keep a process alive that has finished its work.
process.channel?.unref()

/**
 * Loaded before the service by `npm start`: the service stops when the process that started it is gone, however it
 * went, so that no service is left behind holding the port and the data.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

import { WebSocketServer } from 'ws';

/** Echoes, in a process of its own. */
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('connection', (socket) => socket.on('message', (data) => socket.send(data)));
server.on('listening', () => process.send?.(server.address().port));
process.once('disconnect', () => process.exit());

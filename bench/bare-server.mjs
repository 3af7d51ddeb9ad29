import { createServer } from 'node:http';

/** The floor of HTTP on this Node: the same bytes to everybody, head and body, in a process of its own. */
const [, , body = '', head = '[]'] = process.argv;
const headers = JSON.parse(head);
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address().port));
process.once('disconnect', () => process.exit());

import { createServer } from 'node:http';

/** The floor of HTTP on this Node: the same bytes to everybody, in a process of its own. */
const body = process.argv[2] ?? '';
const server = createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address().port));
process.once('disconnect', () => process.exit());

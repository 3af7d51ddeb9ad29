/** How often a line is written again where it can be, and added where it can't; milliseconds. */
const onTerminal = 100;
const elsewhere = 5_000;

/**
 * Says at once what goes on, and for how long, until `work` is done. `work` takes a function that reports how far it is.
 * A terminal has one line that changes; a file gets a line now and then.
 */
export async function withProgress(title, work, output = process.stdout) {
  const start = Date.now();
  let detail = '';
  function line() {
    return `${[title, detail].filter(Boolean).join(': ')} … ${Math.round((Date.now() - start) / 1000)} s`;
  }
  function show() {
    output.write(output.isTTY ? `\r\x1b[K${line()}` : `${line()}\n`);
  }
  output.write(output.isTTY ? line() : `${title} …\n`);
  const timer = setInterval(show, output.isTTY ? onTerminal : elsewhere);
  try {
    return await work((text) => (detail = text));
  } finally {
    clearInterval(timer);
    detail = '';
    if (output.isTTY) output.write(`\r\x1b[K${line()}\n`);
  }
}

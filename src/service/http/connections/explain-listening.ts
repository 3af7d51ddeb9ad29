/** Listens; where that fails, throws why, and which setting to change. `prefix`: what HOST and PORT begin with. */
export async function explainListening<Result>(
  { host, port }: { host: string; port: number },
  prefix: string,
  listen: () => Promise<Result>,
): Promise<Result> {
  try {
    return await listen();
  } catch (error) {
    const { code = '', message = String(error) } = error as NodeJS.ErrnoException;
    throw new Error(sentence(code) ?? `${host}, port ${port}, can't be listened on: ${message}.`, {
      cause: error,
    });
  }

  function sentence(code: string): string | undefined {
    if (code === 'EADDRINUSE')
      return `port ${port} is taken by another program. Set ${prefix}PORT to a free one.`;
    if (code === 'EACCES') return `port ${port} is not for this user. Set ${prefix}PORT to one above 1023.`;
    if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code))
      return `${host} is no address of this machine. Set ${prefix}HOST to one that is.`;
    return undefined;
  }
}

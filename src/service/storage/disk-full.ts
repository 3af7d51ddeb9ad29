/** EDQUOT and ENOSPC of WASI, which the engine's file system throws with nothing else. Those of Node are negative. */
const errnosOfEngine = [19, 51];

/** Whether the system or the engine says that there is no room left, also where it is only the cause. */
export function isDiskFull(error: unknown): boolean {
  const {
    code = '',
    errno = 0,
    message = String(error),
    cause,
  } = Object(error) as Partial<NodeJS.ErrnoException>;
  return (
    ['ENOSPC', 'EDQUOT', '53100'].includes(code) ||
    errnosOfEngine.includes(errno) ||
    /no space left|quota exceeded/i.test(message) ||
    (cause !== undefined && isDiskFull(cause))
  );
}

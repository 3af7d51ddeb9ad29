/** Whether the system or the engine says that there is no room left, also where it is only the cause. */
export function isDiskFull(error: unknown): boolean {
  const { code = '', message = String(error), cause } = Object(error) as Partial<NodeJS.ErrnoException>;
  return (
    ['ENOSPC', 'EDQUOT', '53100'].includes(code) ||
    /no space left|quota exceeded/i.test(message) ||
    (cause !== undefined && isDiskFull(cause))
  );
}

/** Whether a statement was refused since a row of the same key is there: https://www.postgresql.org/docs/current/errcodes-appendix.html */
export function isAlreadyThere(error: unknown): boolean {
  return (error as { code?: string }).code === '23505';
}

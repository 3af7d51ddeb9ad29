/** Who is writing an answer, in words. */
export function answeringWords([first = '', ...others]: string[]): string {
  if (others.length === 0) return `${first} is answering`;
  return `${first} and ${others.length === 1 ? others[0] : `${others.length} others`} are answering`;
}

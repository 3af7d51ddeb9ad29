import { Failure } from '../domain/failure';

/** The answer to `work`, or `tookTooLong` when that takes longer than so many milliseconds. */
export async function withinTime<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Failure('tookTooLong')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

import { expect, test } from 'vitest';
import { RequestFailure } from '../../../client/request';
import { goodOnce } from './good-once';

function linkThatAnswers(...statuses: number[]) {
  return goodOnce<string>(async () => {
    const status = statuses.shift();
    if (status !== undefined) throw new RequestFailure(status);
  });
}

test('a link that is used up after a try without an answer has been used by that one', async () => {
  const use = linkThatAnswers(0, 503, 410);
  await expect(use('word')).rejects.toMatchObject({ status: 0 });
  await expect(use('word')).rejects.toMatchObject({ status: 503 });
  await use('word');
});

test('what was not tried before has not been done by a link that is used up', async () => {
  const use = linkThatAnswers(410, 0, 410);
  await expect(use('word')).rejects.toMatchObject({ status: 410 });
  await expect(use('word')).rejects.toMatchObject({ status: 0 });
  await expect(use('another word')).rejects.toMatchObject({ status: 410 });
});

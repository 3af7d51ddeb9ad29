import { expect, test } from 'vitest';
import { launcherTextsIn } from './launcher-texts';

test.each([
  [['de-AT', 'en'], 'de', 'Chatten Sie mit uns'],
  [['xx', 'FR_ca'], 'fr', 'Discutez avec nous'],
  [['zh-TW'], 'zh-hant', '與我們聊天'],
  [['constructor', 'no'], 'nb', 'Chat med oss'],
])('for %j it speaks %s', (tags, tag, online) => {
  expect(launcherTextsIn(tags)).toMatchObject({ tag, online });
});

test.each([[['en-GB', 'de']], [['xx', '']], [[]]])('for %j the launcher’s own English stays', (tags) => {
  expect(launcherTextsIn(tags)).toBeUndefined();
});

import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { createDocument } from './create-document';

test('the document passes the rules that a public linter recommends', async () => {
  const rules = {
    // The interface itself has `/chat/poll/{caseId}` beside `/chat/{widgetId}`.
    'no-ambiguous-paths': 'off',
    // Signing in through an OpenID provider redirects.
    'operation-2xx-response': 'off',
  } as const;
  const config = await createConfig({ extends: ['recommended'], rules });
  const source = JSON.stringify(createDocument('1.0.0', 'https://chat.shop.example'));
  const problems = await lintFromString({ source, config });
  expect(problems.map(({ ruleId, message, location: [at] }) => [ruleId, message, at?.pointer])).toEqual([]);
});

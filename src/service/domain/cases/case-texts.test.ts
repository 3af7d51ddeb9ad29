import { expect, test } from 'vitest';
import { caseTexts, codeOf } from './case-texts';

test.each([
  [`/WAI ${caseTexts.waiting}`, 'waiting'],
  [`/WAI ${caseTexts.handedOver}`, 'handedOver'],
  [`/NFO ${caseTexts.nobodyThere}`, 'nobodyThere'],
  [`/BYE ${caseTexts.endedByAgent('Maya 2')}`, 'endedByAgent'],
  [`/BYE ${caseTexts.endedByVisitor}`, 'endedByVisitor'],
  [`/BYE ${caseTexts.endedByIdling(30)}`, 'endedByIdling'],
  [`/BYE ${caseTexts.endedWithWidget}`, 'endedWithWidget'],
  ['/NFO Our shop is closed on Sundays.', undefined],
  ['/NIC Maya', undefined],
])('the code of %s is %s', (entry, code) => {
  expect(codeOf(entry)).toBe(code);
});

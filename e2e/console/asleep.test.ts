import { agentOn } from '../agent';
import { expect, test } from '../people';
import { createSilentLine } from './silent-line';

test('a console that slept for an hour on a line that died shows at once what it missed', async ({
  agent,
  visitor,
  email,
  service,
}) => {
  const line = await createSilentLine(service.url);
  try {
    const { page } = agent;
    const asleep = agentOn(page, line.url);
    await asleep.open();
    await asleep.goOnline();
    await visitor.visit('/');
    await visitor.startChat({ email, question: 'Is the lamp dimmable?' });
    await asleep.openChat(email);
    await asleep.write('Half an ans');

    line.fallSilent();
    await visitor.say('Are you still there?');
    await page.evaluate((hour) => {
      const { now } = Date;
      Date.now = () => now() + hour;
      window.dispatchEvent(new Event('online'));
    }, 3_600_000);
    await asleep.sees('Are you still there?');
    await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveValue('Half an ans');
    await asleep.write('wer');
    await page.keyboard.press('Enter');
    await visitor.sees('Half an answer');
  } finally {
    await line.close();
  }
});

import { demo } from '../../src/service/demo/demo-organisation';
import { expectNoFindings } from '../accessibility/axe';
import { expect, test } from '../people';
import { beginChat } from './begin-chat';
import { takePictures } from '../screenshots/pictures';

test('an agent sees which colleague looks at the same chat, until they leave it or close the console', async ({
  agent,
  colleague,
  service,
  email,
}) => {
  await agent.goOnline();
  await beginChat(service.url, email, 'My lamp arrived broken');
  await agent.openChat(email);
  await colleague.openChat(email);
  const words = agent.page.getByText(`${demo.agents[1].name} is looking at this chat`);
  await expect(words).toBeVisible();
  await expect(colleague.page.getByText(`${demo.agents[0].name} is looking at this chat`)).toBeVisible();
  await expectNoFindings(agent.page);
  await takePictures(agent.page, 'looked-at');
  await colleague.page.goto(`${colleague.page.url().split('#')[0]}#/closed`);
  await expect(words).toHaveCount(0);
  await colleague.page.goto(`${colleague.page.url().split('#')[0]}#/`);
  await colleague.openChat(email);
  await expect(words).toBeVisible();
  await colleague.page.close();
  await expect(words).toHaveCount(0);
});

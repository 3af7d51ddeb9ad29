import { expect, test } from '../people';

const question = 'Do you ship to Norway?';

test('the sample bot greets day and night, and hands over to a person', async ({
  visitor,
  agent,
  email,
  service,
}) => {
  await visitor.visit('/bot.html');
  await visitor.startChat({ email, question });
  await visitor.sees('Hello, I am Lumi, the bot of the shop. What can I do for you?');
  await visitor.say('Which lamps do you have?');
  await visitor.sees('Our favourites this winter:');

  await agent.goOnline();
  await visitor.say('I would like a person');
  await visitor.sees('I pass you on to the workshop.');
  await agent.openChat(email);
  await agent.sees('Which lamps do you have?');
  await agent.answer('Maya here, hello');
  await visitor.sees('Maya here, hello');
  await agent.pause();

  const webhooks = await agent.page.context().newPage();
  await webhooks.goto(service.botUrl);
  const arrived = webhooks.getByRole('list');
  for (const text of [question, 'caseResponded', 'HUMAN_TRANSFER', 'agent status: online'])
    await expect(arrived).toContainText(text);
});

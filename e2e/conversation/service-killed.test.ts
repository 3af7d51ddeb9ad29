import { expect, test } from '../people';

test('killing the service loses nothing acknowledged, and the chat goes on by itself', async ({
  agent,
  visitor,
  email,
  service,
}) => {
  test.setTimeout(120_000);
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'First words' });
  await agent.openChat(email);
  await agent.answer('Agent says zero');
  await visitor.sees('Agent says zero');
  const said = ['one', 'two', 'three', 'four', 'five'].map((word) => `Visitor says ${word}`);
  for (const text of said) await visitor.say(text);
  await agent.sees('Visitor says five');
  await agent.answer('Agent says six');
  await visitor.sees('Agent says six');

  await service.kill();
  await visitor.say('Written while the service was down');
  await service.start();

  await agent.sees('Written while the service was down');
  await agent.answer('Agent says seven');
  await visitor.sees('Agent says seven');

  const whole = [
    'First words',
    'Agent says zero',
    ...said,
    'Agent says six',
    'Written while the service was down',
    'Agent says seven',
  ];
  for (const text of whole) {
    await visitor.sees(text);
    await agent.sees(text);
  }
  await visitor.page.reload();
  for (const text of whole) await visitor.sees(text);
  await agent.page.reload();
  await agent.openChat(email);
  for (const text of whole) await agent.sees(text);
  expect(await visitor.log.innerText()).toMatch(new RegExp(whole.join('[\\s\\S]*')));
});

import { expect, test } from '../people';

test('Close(type, status)', async ({ desk, visitor, playground, email }) => {
  await desk.goOnline();
  await playground.open();
  await playground.press('startLink');
  await visitor.dialog.getByRole('button', { name: 'Close chat' }).click();
  await playground.logs('Close("form", "online")');
  await visitor.startChat({ email, question: 'And now?' });
  await visitor.dialog.getByRole('button', { name: 'Close chat' }).click();
  await visitor.dialog.getByRole('button', { name: 'End chat' }).click();
  await playground.logs('Close("chat", "online")');
});

test('ChatMessageReceived(agent, msg)', async ({ desk, visitor, playground, email }) => {
  await desk.goOnline();
  await playground.open();
  await visitor.startChat({ email, question: 'Anybody there?' });
  const { id } = await desk.chatOf(email);
  await desk.answer(id, 'Maya is.');
  await playground.logs('ChatMessageReceived("Maya", "Maya is.")');
  await visitor.page.reload();
  await visitor.sees('Maya is.');
  expect(await playground.callbacks()).toEqual([]);
});

test('ChatMessageSent(msg)', async ({ desk, visitor, playground, email }) => {
  await desk.goOnline();
  await playground.open();
  await visitor.startChat({ email, question: 'First' });
  await desk.answer((await desk.chatOf(email)).id, 'Go on.');
  await visitor.sees('Go on.');
  await visitor.say('Second');
  await playground.logs('ChatMessageSent("Second")');
});

test('MessageSubmit(email, msg)', async ({ desk, visitor, playground, email }) => {
  await desk.pause();
  await playground.open();
  await playground.press('startLink');
  await visitor.dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await visitor.dialog.getByRole('textbox', { name: 'How can we help?' }).fill('Please write back.');
  await visitor.dialog.getByRole('button', { name: 'Send message' }).click();
  await playground.logs(`MessageSubmit("${email}", "Please write back.")`);
  expect(await desk.messageOf(email)).toMatchObject({ type: 'offline' });
});

test('Minimize(isMinimized, chatType, boxType)', async ({ desk, visitor, playground, email }) => {
  await desk.pause();
  await playground.open();
  await playground.press('startLink');
  const minimize = visitor.dialog.getByRole('button', { name: 'Minimize' });
  await minimize.click();
  await playground.logs('Minimize(true, "manual", "offline")');
  await desk.goOnline();
  await playground.open();
  await playground.press('startLink');
  await minimize.click();
  await playground.logs('Minimize(true, "manual", "prechat")');
  await visitor.launcher.click();
  await playground.logs('Minimize(false, "manual", "prechat")');
  await minimize.click();
  await visitor.startChat({ email, question: 'And in a chat?' });
  await minimize.click();
  await playground.logs('Minimize(true, "manual", "chatManual")');
  await visitor.launcher.click();
  await playground.logs('Minimize(false, "manual", "chatManual")');
});

test('Open(status)', async ({ desk, playground }) => {
  await desk.pause();
  await playground.open();
  await playground.press('startLink');
  await playground.logs('Open("offline")');
  await desk.goOnline();
  await playground.open();
  await playground.press('startLink');
  await playground.logs('Open("online")');
});

test('StartChat(email, msg, type)', async ({ desk, visitor, playground, email }) => {
  await desk.goOnline();
  await playground.open();
  await visitor.startChat({ email, question: 'By hand' });
  await playground.logs(`StartChat("${email}", "By hand", "manual")`);
});

test('ChatEnded(options)', async ({ desk, visitor, playground, email }) => {
  await desk.goOnline();
  await playground.open();
  await visitor.startChat({ email, question: 'Who ends it?' });
  const { id } = await desk.chatOf(email);
  await desk.close(id);
  await playground.logs('ChatEnded({"endedByUser":false})');
  await visitor.dialog.getByRole('button', { name: 'Close chat' }).click();
  await visitor.startChat({ email, question: 'And now?' });
  await visitor.dialog.getByRole('button', { name: 'Close chat' }).click();
  await visitor.dialog.getByRole('button', { name: 'End chat' }).click();
  await playground.logs('ChatEnded({"endedByUser":true})');
});

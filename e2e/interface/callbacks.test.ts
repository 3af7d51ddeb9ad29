import { expect, test } from '../people';
import type { RowTests } from './rows';

const tests: RowTests<'callbacks'> = {
  Close: async ({ consoleApi, visitor, playground, email }) => {
    await consoleApi.goOnline();
    await playground.open();
    await playground.press('startLink');
    await visitor.dialog.getByRole('button', { name: 'Close chat' }).click();
    await playground.logs('Close("form", "online")');
    await visitor.startChat({ email, question: 'And now?' });
    await visitor.dialog.getByRole('button', { name: 'Close chat' }).click();
    await visitor.dialog.getByRole('button', { name: 'End chat' }).click();
    await playground.logs('Close("chat", "online")');
  },

  ChatMessageReceived: async ({ consoleApi, visitor, playground, email }) => {
    await consoleApi.goOnline();
    await playground.open();
    await visitor.startChat({ email, question: 'Anybody there?' });
    const { id } = await consoleApi.chatOf(email);
    await consoleApi.answer(id, 'Maya is.');
    await playground.logs('ChatMessageReceived("Maya", "Maya is.")');
    await visitor.page.reload();
    await visitor.sees('Maya is.');
    expect(await playground.callbacks()).toEqual([]);
  },

  ChatMessageSent: async ({ consoleApi, visitor, playground, email }) => {
    await consoleApi.goOnline();
    await playground.open();
    await visitor.startChat({ email, question: 'First' });
    await consoleApi.answer((await consoleApi.chatOf(email)).id, 'Go on.');
    await visitor.sees('Go on.');
    await visitor.say('Second');
    await playground.logs('ChatMessageSent("Second")');
  },

  MessageSubmit: async ({ consoleApi, visitor, playground, email }) => {
    await consoleApi.pause();
    await playground.open();
    await playground.press('startLink');
    await visitor.dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await visitor.dialog.getByRole('textbox', { name: 'How can we help?' }).fill('Please write back.');
    await visitor.dialog.getByRole('button', { name: 'Send message' }).click();
    await playground.logs(`MessageSubmit("${email}", "Please write back.")`);
    expect(await consoleApi.messageOf(email)).toMatchObject({ type: 'offline' });
  },

  Minimize: async ({ consoleApi, visitor, playground, email }) => {
    await consoleApi.pause();
    await playground.open();
    await playground.press('startLink');
    const minimize = visitor.dialog.getByRole('button', { name: 'Minimize' });
    await minimize.click();
    await playground.logs('Minimize(true, "manual", "offline")');
    await consoleApi.goOnline();
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
  },

  Open: async ({ consoleApi, playground }) => {
    await consoleApi.pause();
    await playground.open();
    await playground.press('startLink');
    await playground.logs('Open("offline")');
    await consoleApi.goOnline();
    await playground.open();
    await playground.press('startLink');
    await playground.logs('Open("online")');
  },

  StartChat: async ({ consoleApi, visitor, playground, email }) => {
    await consoleApi.goOnline();
    await playground.open();
    await visitor.startChat({ email, question: 'By hand' });
    await playground.logs(`StartChat("${email}", "By hand", "manual")`);
  },

  ChatEnded: async ({ consoleApi, visitor, playground, email }) => {
    await consoleApi.goOnline();
    await playground.open();
    await visitor.startChat({ email, question: 'Who ends it?' });
    const { id } = await consoleApi.chatOf(email);
    await consoleApi.close(id);
    await playground.logs('ChatEnded({"endedByUser":false})');
    await visitor.dialog.getByRole('button', { name: 'Close chat' }).click();
    await visitor.startChat({ email, question: 'And now?' });
    await visitor.dialog.getByRole('button', { name: 'Close chat' }).click();
    await visitor.dialog.getByRole('button', { name: 'End chat' }).click();
    await playground.logs('ChatEnded({"endedByUser":true})');
  },
};

for (const [row, body] of Object.entries(tests)) test(row, body);

import {
  dovecotName,
  hasDovecot,
  startTestMailbox,
  type TestMailbox,
} from '../../src/service/testing/test-mailbox';
import { startTestMailServer, type TestMailServer } from '../../src/service/testing/test-mail-server';
import { expectNoFindings } from '../accessibility/axe';
import { expect, testAlone } from '../people';
import { createService } from '../running-service';
import { takePictures } from '../screenshots/pictures';

interface Mail {
  server: TestMailServer;
  mailbox: TestMailbox;
}

const test = testAlone.extend<Mail>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
  server: async ({}, use) => {
    const server = await startTestMailServer();
    await use(server);
    await server.stop();
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  mailbox: async ({}, use) => {
    const mailbox = await startTestMailbox();
    await use(mailbox);
    await mailbox.stop();
  },
  service: async ({ server, mailbox }, use) => {
    const service = await createService(() => ({
      SMTP_URL: server.url,
      MAIL_FROM: 'chat@shop.example',
      IMAP_URL: mailbox.url,
      REPLY_ADDRESS: 'reply@shop.example',
    }));
    await use(service);
    await service.remove();
  },
});

test.skip(!hasDovecot, `needs ${dovecotName}`);

test('an offline message is answered by mail, a refused mail is sent again, and the visitor’s reply joins the chat', async ({
  agent,
  visitor,
  email,
  server,
  mailbox,
}) => {
  test.setTimeout(120_000);
  const { page } = agent;
  await agent.pause();
  await visitor.visit('/');
  await visitor.page.getByRole('button', { name: 'Leave a message' }).click();
  await visitor.dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await visitor.dialog.getByRole('textbox', { name: 'How can we help?' }).fill('Do you ship to Norway?');
  await visitor.dialog.getByRole('button', { name: /send|leave/i }).click();

  await page.getByRole('tab', { name: 'Offline messages' }).click();
  await agent.openChat(email);
  await expect(page.getByText(`By e-mail to ${email}. Replies arrive in this chat.`)).toBeVisible();
  server.refuses = { status: 550, text: 'No such mailbox' };
  await agent.answer('We do, within a week.');
  await expect(page.getByText(/^E-mail not delivered: .*No such mailbox/)).toBeVisible();
  await takePictures(page, 'mail-refused');
  server.refuses = undefined;
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Sent by e-mail')).toBeVisible();
  await expectNoFindings(page);

  const answer = server.mails.find((mail) => mail.includes('We do, within a week.')) ?? '';
  const [, replyTo = ''] = /^Reply-To: (\S+)/m.exec(answer) ?? [];
  await mailbox.deliver(
    [
      `From: ${email}`,
      `To: ${replyTo}`,
      'Subject: Re: your answer',
      'Message-ID: <reply@example.com>',
      '',
      'Then I’ll take two.',
      '',
      'On 24 Nov 2026 at 14:30, chat@shop.example wrote:',
      '> We do, within a week.',
      '',
    ].join('\n'),
  );
  await expect(agent.log.getByText('Then I’ll take two.')).toBeVisible({ timeout: 45_000 });
  await expect(page.getByText('Received by e-mail')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Offline messages 1' })).toBeVisible();
  await takePictures(page, 'mail-received');
});

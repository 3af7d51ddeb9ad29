import { expect, test } from 'vitest';
import { replyTo } from './replies.mjs';

test.each([undefined, '', 'x', '/lamps', 'javascript:alert(1)', 'https://', 'https://shop.example/lamps'])(
  'the sample bot greets a visitor whose page is %s',
  (page_url) => {
    const reply = replyTo({ event: 'chatStarted', widget_id: 'w', case_id: 'c', page_url });
    const shop = page_url?.startsWith('https://shop') ? 'https://shop.example' : 'http://localhost:8080';
    expect(reply).toMatchObject({ context_id: shop, content: [{ type: 'message' }] });
  },
);

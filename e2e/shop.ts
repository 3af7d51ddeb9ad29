import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { visitorKey, widgetId } from './visitor';

/** A page of a customer, on an origin of its own as all of them are. */
export interface Shop {
  url: string;
  close(): void;
}

/** `serviceUrl`: what its snippet names. */
export async function openShop(serviceUrl: string): Promise<Shop> {
  const page =
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Shop</title>' +
    `<script async src="${serviceUrl}/widget/chat-widget.js" data-widget-id="${widgetId}"` +
    ` data-base-url="${serviceUrl}" data-api-key="${visitorKey}"></script>`;
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

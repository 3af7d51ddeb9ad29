import { fixture, operationsOf } from '../operation';
import { KeylessAvailability } from '../v1/visitor-chat';

/** What pages and mobile SDKs load without a key. */
const define = operationsOf({ tag: 'Widget', base: '', access: 'public', isReadByHandler: true });

const path = { widgetId: fixture('demoWidget') };

export const widgetFileOperations = {
  getWidgetScript: define('GET /js/{widgetId}.js', {
    summary: 'Load the script of a widget',
    answer: 'text/javascript',
    example: { path },
  }),
  getPanelSettings: define('GET /js/{widgetId}/panel.js', {
    summary: 'Load the settings that only the panel needs',
    answer: 'text/javascript',
    example: { path },
  }),
};

export const tryPageOperations = {
  openTryPage: define('GET /try/{widgetId}', {
    summary: 'Open a widget beside the console',
    answer: 'text/html',
    example: { path },
  }),
  openVisitorPage: define('GET /try/{widgetId}/page', {
    summary: 'Open a page of the service that has a widget',
    answer: 'text/html',
    example: { path },
  }),
};

export const keylessOperations = {
  checkKeylessAvailability: define('GET /public/api/v2/chat/{widgetId}', {
    summary: 'Check availability without a key',
    answer: KeylessAvailability,
    limits: ['availability'],
    example: { path },
  }),
};

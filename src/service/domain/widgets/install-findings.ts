import type { InstallFinding, InstallFindingCode } from '../../../operations/console/widgets';

type Kind = Pick<InstallFinding, 'level' | 'text'>;

const kinds: Record<InstallFindingCode, Kind> = {
  pageFails: { level: 'fix', text: 'The page responds with an error.' },
  widgetThere: { level: 'good', text: 'The page contains this widget.' },
  otherAddress: {
    level: 'note',
    text: 'The page loads this widget from another address than this service’s.',
  },
  moreThanOnce: {
    level: 'note',
    text: 'The page contains this widget more than once. Once is enough.',
  },
  otherWidget: {
    level: 'fix',
    text: 'The page contains another widget. Replace it with this widget’s snippet.',
  },
  ownScript: { level: 'good', text: 'The page loads this widget with its own script.' },
  otherVersion: {
    level: 'note',
    text: 'The page is pinned to another version of the widget than this service has. Copy the pinned snippet again.',
  },
  brokenSnippet: {
    level: 'fix',
    text: 'The page contains the snippet, but browsers can’t run it: an editor shows it as text or has changed its quotation marks. Paste it again as HTML.',
  },
  heldBack: {
    level: 'note',
    text: 'The page contains this widget, but another tool blocks it, such as a cookie banner. Visitors see it as soon as that tool allows it.',
  },
  tagManager: {
    level: 'fix',
    text: 'The page itself doesn’t contain the widget, but it loads a tag manager that may add it. Open the page and look for the button.',
  },
  noWidget: {
    level: 'fix',
    text: 'The page doesn’t contain the widget. Paste the snippet before </body> and publish the page. Pages that are built in the browser can’t be checked from here.',
  },
  noPolicy: {
    level: 'good',
    text: 'The page has no content security policy that could block the widget.',
  },
  policyAllows: { level: 'good', text: 'The page’s content security policy allows the widget.' },
  policyBlocks: {
    level: 'fix',
    text: 'The page’s content security policy blocks the widget. Add to it:',
  },
  nonceMissing: {
    level: 'fix',
    text: 'The page’s content security policy runs only scripts with its nonce. Add the nonce to the snippet’s tag.',
  },
  notByHttps: {
    level: 'fix',
    text: 'The page is loaded by https, but the widget by http, which browsers block. Serve this service by https, then copy the snippet again.',
  },
  wrongKey: {
    level: 'fix',
    text: 'The page uses a visitor key that doesn’t exist or was revoked. Copy the snippet again.',
  },
  noKey: {
    level: 'fix',
    text: 'There is no visitor key, so visitors can’t chat. Create one under Keys and tokens.',
  },
  siteNotAllowed: {
    level: 'fix',
    text: 'This site is not one of the widget’s allowed sites. Add it:',
  },
  widgetOff: { level: 'fix', text: 'The widget is disabled. Enable it under General.' },
};

/** Returns a finding with its level and its words. */
export function finding(code: InstallFindingCode): InstallFinding {
  return { code, ...kinds[code] };
}

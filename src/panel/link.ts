import type { BasicBrowser } from '../browser/browser';
import type { VisitorChatService } from '../client/visitor-chat-service';
import type { Panel, PanelHost } from '../contract/object/panel';
import type { PanelSettings } from '../contract/settings/settings';

/** What the embed hands to the panel when it mounts it. */
export interface PanelLink extends PanelHost {
  root: ShadowRoot;
  settings: PanelSettings;
  /** The panel makes the rest, which is not downloaded before it is needed. */
  browser: BasicBrowser;
  /** Where visitor chat is spoken. */
  service: VisitorChatService;
}

/** A link with settings as they were written. */
export interface WrittenPanelLink extends Omit<PanelLink, 'settings'> {
  settings: object;
}

/**
 * Loads what completes the settings, and returns what draws the panel into the root and restores a stored chat. Settings
 * that a page wrote are checked as well, by a chunk that pages with settings of the service never download.
 */
export type LoadMount = (areChecked: boolean) => Promise<(link: WrittenPanelLink) => Panel>;

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

/** Draws the panel into the root, restores a stored chat. */
export type MountPanel = (link: PanelLink) => Panel;

/**
 * Loads what makes settings whole. Those that a page wrote are checked as well, by a chunk that pages with settings
 * of the service never download.
 */
export type LoadSettingsReader = (
  areChecked: boolean,
) => Promise<(written: unknown, warn: (message: string) => void) => PanelSettings>;

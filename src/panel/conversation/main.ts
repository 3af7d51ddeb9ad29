import { createPageBrowser } from '../../browser/page-browser';
import { conversationTexts } from '../i18n/conversation-texts';
import { beginChat } from '../sending/begin-chat';
import { sendStart } from '../sending/send-start';
import { readVisit } from '../session/visit';
import { SoundSwitch } from '../sounds/SoundSwitch';
import { Announcer } from './Announcer';
import { ChatModel } from './chat';
import { ChatScreen } from './ChatScreen';
import { presenceInChat } from './presence-in-chat';

/** One value rather than a module of many, whose names would be looked up in an object of the bundler's. */
export const conversation = {
  Announcer,
  ChatModel,
  ChatScreen,
  SoundSwitch,
  beginChat,
  conversationTexts,
  createPageBrowser,
  presenceInChat,
  readVisit,
  sendStart,
};

import { lookWords } from './look';
import { panelWords } from './panel';
import { formsWords } from './forms';
import { chatWords } from './chat';
import { filesWords } from './files';
import { pagesWords } from './pages';
import { proactiveWords } from './proactive';

/** What the console calls each setting, in each of its languages, but for those with an editor of their own. */
export const settingWords = {
  ...lookWords,
  ...panelWords,
  ...formsWords,
  ...chatWords,
  ...filesWords,
  ...pagesWords,
  ...proactiveWords,
};

import { createDownload } from '../session/download';

/** Comes once the visitor has left a chat. */
export const farewells = createDownload(
  () => import('./farewells'),
  (file) => file,
);

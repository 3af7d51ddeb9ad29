import css from './ui.css?inline';

/** Style sheet of everything in this folder, as text for a constructed style sheet. */
export const uiStyles: string = css;
